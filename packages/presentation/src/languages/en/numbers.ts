/** How figures are written. */
export const numbers = {
  decimalPoint: ".",
  /** What stands for a number that a formula gives. */
  varying: "X",
  percent: (p: { value: string }) => `${p.value} %`,
  factor: (p: { value: string }) => `×${p.value}`,
  gold: (p: { amount: string }) => `${p.amount} g`,
  ofMaximum: (p: { value: string; maximum: string }) => `${p.value}/${p.maximum}`,
};
