export const PART_FILES = import.meta.glob<{ default: object }>([
  '../../**/messages/*.ar.json',
  '!../../**/messages/core.*.json',
]);
