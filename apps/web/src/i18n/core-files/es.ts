export const CORE_FILES = import.meta.glob<object>('../../**/messages/core.es.json', {
  eager: true,
  import: 'default',
});
