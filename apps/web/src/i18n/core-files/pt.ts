export const CORE_FILES = import.meta.glob<object>('../../**/messages/core.pt.json', {
  eager: true,
  import: 'default',
});
