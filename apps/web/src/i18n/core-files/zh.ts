export const CORE_FILES = import.meta.glob<object>('../../**/messages/core.zh.json', {
  eager: true,
  import: 'default',
});
