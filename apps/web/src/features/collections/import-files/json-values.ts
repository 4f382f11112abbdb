/** Fields of a parsed file, whose values can be anything. */
export type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its fields; none of what has none. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** Its elements; none of what is no list. */
export const elementsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
