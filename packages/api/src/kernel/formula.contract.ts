/**
 * The start of a cell that a spreadsheet would take for a formula: ASCII signs, their full-width forms (which East Asian editions
 * of Excel read as the signs themselves), and what is skipped before them. Apostrophes in front of it are an earlier escape.
 */
export const FORMULA_START = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Takes off the apostrophe that our CSV files put before what a spreadsheet would take for a formula. */
export const unescapeFormula = (cell: string): string => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell);
