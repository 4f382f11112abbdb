export const PART_FILES = import.meta.glob<{ default: object }>([
  '../../**/messages/*.de.json',
  '!../../**/messages/core.*.json',
]);
