/** Local time as it stands in file names: `YYYYMMDD-HHMMSS`, so that names sort by time. */
export function timeStamp(time: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${String(time.getFullYear()).padStart(4, "0")}${two(time.getMonth() + 1)}${two(time.getDate())}`;
  return `${day}-${two(time.getHours())}${two(time.getMinutes())}${two(time.getSeconds())}`;
}
