import Papa from 'papaparse';

/** A cell that a spreadsheet would take for a formula, or that would look like one escaped. */
const FORMULA = /^'*[=+\-@\t\r\n]/;
const ESCAPED = /^'+[=+\-@\t\r\n]/;

/** Begins a file: without the mark Excel takes UTF-8 for something else. */
export const CSV_MARK = '\ufeff';

/** Rows of a CSV file (RFC 4180). An apostrophe stands before what a spreadsheet would take for a formula. */
export const csvLines = (rows: (string | null)[][]): string =>
  `${Papa.unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

/** Takes off the apostrophe that `csvLines` puts before what a spreadsheet would take for a formula. */
export const unescapeFormula = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);
