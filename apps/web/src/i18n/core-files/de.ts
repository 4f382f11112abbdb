export const CORE_FILES = import.meta.glob<object>('../../**/messages/core.de.json', {
  eager: true,
  import: 'default',
});
