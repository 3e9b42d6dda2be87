// Benchmarks on two trees by turns, so that whatever else the machine does meets both alike.
const ROUNDS = 3;

const figureOf = (row) => row?.value ?? row?.per_cpu_second;

/** Of several measurements of a row, the best: what disturbs only ever makes it worse. */
function best(rows) {
  const better = (one, other) =>
    one.less_is_better ? figureOf(one) <= figureOf(other) : figureOf(one) >= figureOf(other);
  return rows.length === 0 ? undefined : rows.reduce((one, other) => (better(one, other) ? one : other));
}

/** The rows that a benchmark measures in a tree; none where the tree lacks what it measures. */
function attempt(rowsOf, file, tree) {
  try {
    return rowsOf(file, tree);
  } catch (error) {
    console.error(error.message);
    return [];
  }
}

/** Measures every benchmark on both trees by turns, and prints how many times as good this one is. */
export function compare(files, { here, there, name, rowsOf, json }) {
  const compared = [];
  if (!json) console.log(["work".padEnd(44), "here".padStart(16), name.padStart(16), "times as good"].join("  "));
  for (const file of files) {
    const rounds = Array.from({ length: ROUNDS }, () => [attempt(rowsOf, file, here), attempt(rowsOf, file, there)]);
    const names = new Set(rounds.flatMap(([own]) => own.map((row) => row.name)));
    for (const rowName of names) {
      const [own, other] = [0, 1].map((side) =>
        best(rounds.flatMap((round) => round[side].filter((row) => row.name === rowName))),
      );
      const [now, then] = [figureOf(own), figureOf(other)];
      const ratio = then === undefined ? undefined : own.less_is_better ? then / now : now / then;
      compared.push({ name: rowName, here: now, there: then, unit: own.unit ?? "/s", times_as_good: ratio });
      if (!json) console.log(tableLine(compared.at(-1)));
    }
  }
  if (json) console.log(JSON.stringify(compared, undefined, 2));
}

function tableLine({ name, here, there, unit, times_as_good: ratio }) {
  const cell = (figure) => (figure === undefined ? "–" : `${figure.toLocaleString("en")} ${unit}`).padStart(16);
  return [name.padEnd(44), cell(here), cell(there), ratio === undefined ? "–" : ratio.toFixed(2)].join("  ");
}
