// Loaded before the game: lets it believe that its pipes are a terminal, and answers questions about the process.
const { stdin, stdout } = process;

for (const stream of [stdin, stdout]) Object.defineProperty(stream, "isTTY", { value: true });
stdout.columns = Number(process.env.BENCH_COLUMNS);
stdout.rows = Number(process.env.BENCH_ROWS);
stdout.getWindowSize = () => [stdout.columns, stdout.rows];
stdin.setRawMode = () => stdin;

process.on("message", () => {
  const { rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  global.gc?.();
  process.send({ rss, heap: process.memoryUsage().heapUsed, cpu: (user + system) / 1000 });
});
process.channel?.unref();
