/** Rates older than this are said to be old; the ECB makes new ones on each working day. */
export const RATES_OLD_DAYS = 7;

/** Characters of an uploaded file: a day's and that of 90 days are less. The history goes in by the command line. */
export const RATES_TEXT_MAX = 500_000;
