/** The files of words that only some pages and tools need; their list comes with the first of them. */
export const PART_FILES = import.meta.glob<{ default: object }>([
  '../**/messages/*.json',
  '!../**/messages/core.*.json',
]);
