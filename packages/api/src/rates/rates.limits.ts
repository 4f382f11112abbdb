/** Rates older than this are said to be old; the ECB makes new ones on each working day. */
export const RATES_OLD_DAYS = 7;
