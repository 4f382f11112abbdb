/** Shared by the zod inputs and the fields' `maxLength`; no zod here, so pages stay small. */
export const collectionLimits = { notesMax: 5000 } as const;

/** The collections that everybody has (COL-02), in their order. */
export const DEFAULT_COLLECTIONS = [
  { key: 'nice-find', name: 'Nice Find' },
  { key: 'worth-a-shot', name: 'Worth a Shot' },
  { key: 'must-have', name: 'Must-Have!' },
] as const;
