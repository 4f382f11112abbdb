export const save = {
  save: 'Save',
  saved: 'Saved',
  saveTitle: 'Save {title}',
  savedTitle: 'Saved: {title}',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    save: typeof save;
  }
  interface Parts {
    core: true;
  }
}
