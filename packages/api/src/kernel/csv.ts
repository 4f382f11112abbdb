import Papa from 'papaparse';
import { FORMULA_START } from './formula.contract.ts';

/** Byte order mark at the start of a file, without which Excel does not read UTF-8. */
export const CSV_MARK = '\ufeff';

/** Rows of a CSV file (RFC 4180). An apostrophe stands before what a spreadsheet would take for a formula. */
export const csvLines = (rows: (string | null)[][]): string =>
  `${Papa.unparse(rows, { escapeFormulae: FORMULA_START, newline: '\r\n' })}\r\n`;
