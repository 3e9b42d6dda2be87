export const plain = {};
