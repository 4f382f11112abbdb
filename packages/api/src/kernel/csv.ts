import Papa from 'papaparse';
import { FORMULA_START } from './formula.contract.ts';

/** Begins a file: without the mark Excel takes UTF-8 for something else. */
export const CSV_MARK = '\ufeff';

/** Rows of a CSV file (RFC 4180). An apostrophe stands before what a spreadsheet would take for a formula. */
export const csvLines = (rows: (string | null)[][]): string =>
  `${Papa.unparse(rows, { escapeFormulae: FORMULA_START, newline: '\r\n' })}\r\n`;
