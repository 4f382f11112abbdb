import { changedFields } from '@onceware/api/catalog/editing/merge.contract';
import { type AnyContent, type ContentField, useContentWords } from './content-words.ts';
import { FieldChanges } from './field-changes.tsx';

interface Props {
  before: AnyContent | null;
  after: AnyContent;
}

/** Each field that is another, as it was and as it became; of what is new, what it says. */
export function ContentChanges({ before, after }: Props) {
  const words = useContentWords();
  const all = Object.keys(after) as ContentField[];
  const said = before
    ? (changedFields<object>(before, after) as ContentField[])
    : all.filter((field) => words.say(after, field) !== words.none);
  if (said.length === 0) return null;
  return <FieldChanges before={before} after={after} fields={said} words={words} />;
}
