export const CORE_FILES = import.meta.glob<object>('../../**/messages/core.en.json', {
  eager: true,
  import: 'default',
});
