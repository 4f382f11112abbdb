import { changedFields } from '@onceware/api/catalog/editing/merge.contract';
import classes from './catalog-fields.module.css';
import { type AnyContent, type ContentField, useContentWords } from './content-words.ts';

interface Props {
  before: AnyContent | null;
  after: AnyContent;
  /** Of the fields that are another, these alone. */
  fields?: readonly ContentField[];
}

/** Each field that is another, as it was and as it became; of what is new, what it says. */
export function ContentChanges({ before, after, fields }: Props) {
  const words = useContentWords();
  const all = Object.keys(after) as ContentField[];
  const changed = before ? (changedFields<object>(before, after) as ContentField[]) : all;
  const said = changed.filter((field) =>
    before ? !fields || fields.includes(field) : words.say(after, field) !== words.none,
  );
  if (said.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {said.map((field) => (
        <div key={field} className={classes.changed}>
          <dt>{words.nameOf(field)}</dt>
          <dd>
            {before && (
              <del className={classes.said} dir="auto">
                {words.say(before, field)}
              </del>
            )}
            <ins className={classes.said} dir="auto">
              {words.say(after, field)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
