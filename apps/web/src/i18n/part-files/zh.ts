export const PART_FILES = import.meta.glob<{ default: object }>([
  '../../**/messages/*.zh.json',
  '!../../**/messages/core.*.json',
]);
