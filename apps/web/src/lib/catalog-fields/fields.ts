import type { Drafts, EntityType } from '@onceware/api/catalog/editing/content.contract';

/** What a form of a draft is given. */
export interface FieldsProps<Type extends EntityType> {
  content: Drafts[Type];
  onChange: (changes: Partial<Drafts[Type]>) => void;
}

/** An empty field is none. */
export const orNull = (text: string): string | null => (text === '' ? null : text);
