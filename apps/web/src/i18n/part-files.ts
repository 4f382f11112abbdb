/** The files of words that only some pages and tools need; their list comes with the first of them. */
export const PART_FILES = import.meta.glob<object>(['../**/messages/*.ts', '!../**/messages/core.*.ts']);
