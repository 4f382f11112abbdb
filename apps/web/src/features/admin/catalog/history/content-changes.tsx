import { changedFields } from '@onceware/api/catalog/editing/merge.contract';
import classes from '../catalog.module.css';
import { type AnyContent, type ContentField, useContentWords } from '../content-words.ts';

/** Each field that is another, as it was and as it became; of what is new, what it says. */
export function ContentChanges({ before, after }: { before: AnyContent | null; after: AnyContent }) {
  const words = useContentWords();
  const all = Object.keys(after) as ContentField[];
  const fields = before ? (changedFields<object>(before, after) as ContentField[]) : all;
  const said = before ? fields : fields.filter((field) => words.say(after, field) !== words.none);
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
