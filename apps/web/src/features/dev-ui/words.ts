/** English alone: developers read this page, and it is no part of any menu for others. */
export const words = {
  title: 'Pieces of the interface',
  lead: 'Each piece of packages/ui in each of its states, as the product shows it.',
  pieces: 'Pieces',
  dark: 'Dark',
  rightToLeft: 'Right to left',
};
