import type { ReactNode } from 'react';
import { useProblem } from '#lib/form/problems.ts';
import classes from './versions.module.css';

/** How fields and what they hold are called. */
export interface FieldWords<Content, Field> {
  nameOf: (field: Field) => string;
  /** Returns a field's value as text, line by line. */
  say: (content: Content, field: Field) => ReactNode;
}

interface Props<Content, Field> {
  before: Content | null;
  after: Content;
  fields: readonly Field[];
  words: FieldWords<Content, Field>;
}

/** Why a field was refused, if it was (`ProblemsProvider`). */
export function FieldProblem({ field }: { field: string }) {
  const problem = useProblem(field);
  return problem === undefined ? null : <p className="text-14 danger">{problem}</p>;
}

/** These fields, each as it was and as it became; of something new, what each says. */
export const FieldChanges = <Content, Field extends string>({
  before,
  after,
  fields,
  words,
}: Props<Content, Field>) => (
  <dl className={classes.changes}>
    {fields.map((field) => (
      <div key={field} className={classes.changed}>
        <dt>{words.nameOf(field)}</dt>
        <dd>
          {before ? (
            <>
              <del className={classes.said} dir="auto">
                {words.say(before, field)}
              </del>
              <ins className={classes.said} dir="auto">
                {words.say(after, field)}
              </ins>
            </>
          ) : (
            <span className={classes.said} dir="auto">
              {words.say(after, field)}
            </span>
          )}
          <FieldProblem field={field} />
        </dd>
      </div>
    ))}
  </dl>
);
