export const PART_FILES = import.meta.glob<{ default: object }>([
  '../../**/messages/*.pt.json',
  '!../../**/messages/core.*.json',
]);
