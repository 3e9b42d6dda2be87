/** How figures are written. */
export const numbers = {
  decimalPoint: ".",
  percent: (p: { value: string }) => `${p.value} %`,
  factor: (p: { value: string }) => `×${p.value}`,
  gold: (p: { amount: string }) => `${p.amount} g`,
  ofMaximum: (p: { value: string; maximum: string }) => `${p.value}/${p.maximum}`,
};
