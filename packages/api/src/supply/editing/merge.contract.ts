/** Whether two values say the same as JSON, in whatever order their keys stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [some, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    some.size === others.size && [...some].every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}

export interface Merged<Content> {
  content: Content;
  /** Fields that both changed, each in another way; `content` has mine there. */
  conflicts: (keyof Content & string)[];
}

/** Two changes of the same content in one, field by field: each keeps what the other left as it was. */
export function mergeEdits<Content extends object>(base: Content, mine: Content, theirs: Content): Merged<Content> {
  const content = { ...mine };
  const conflicts: (keyof Content & string)[] = [];
  for (const field of Object.keys(theirs) as (keyof Content & string)[]) {
    if (isSame(mine[field], base[field])) content[field] = theirs[field];
    else if (!isSame(theirs[field], base[field]) && !isSame(mine[field], theirs[field])) conflicts.push(field);
  }
  return { content, conflicts };
}

/** In which fields two contents differ. */
export const changedFields = <Content extends object>(before: Content, after: Content): (keyof Content & string)[] =>
  (Object.keys(after) as (keyof Content & string)[]).filter((field) => !isSame(before[field], after[field]));
