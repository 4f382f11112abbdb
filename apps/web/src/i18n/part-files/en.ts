export const PART_FILES = import.meta.glob<{ default: object }>([
  '../../**/messages/*.en.json',
  '!../../**/messages/core.*.json',
]);
