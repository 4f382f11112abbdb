export const PART_FILES = import.meta.glob<{ default: object }>([
  '../../**/messages/*.es.json',
  '!../../**/messages/core.*.json',
]);
