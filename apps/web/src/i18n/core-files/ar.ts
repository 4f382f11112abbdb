export const CORE_FILES = import.meta.glob<object>('../../**/messages/core.ar.json', {
  eager: true,
  import: 'default',
});
