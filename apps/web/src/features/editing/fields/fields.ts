import type { Drafts, EntityType } from '@onceware/api/supply/editing/content.contract';

/** Props of a draft's form. */
export interface FieldsProps<Type extends EntityType> {
  content: Drafts[Type];
  onChange: (changes: Partial<Drafts[Type]>) => void;
}

/** An empty field is none. */
export const orNull = (text: string): string | null => (text === '' ? null : text);
