import { type SQL, sql } from 'drizzle-orm';
import type { NotificationLine, Shown } from './notification-kind.ts';

// Parts of the `look` of many kinds: one query finds the subjects of all lines, and each line shows its own.

/** Ids of the subjects of lines, for `id = …`. */
export const subjectsOf = (lines: readonly NotificationLine[]): SQL =>
  sql`any(${sql.param(lines.flatMap(({ subjectId }) => subjectId ?? []))}::uuid[])`;

/** Shows lines whose subject was found; the others are seen no more. */
export const shownBySubject = <Line extends NotificationLine, Found extends { id: string }>(
  lines: readonly Line[],
  found: readonly Found[],
  show: (subject: Found, line: Line) => Shown,
): ReadonlyMap<string, Shown> => {
  const byId = new Map(found.map((one) => [one.id, one]));
  return new Map(
    lines.flatMap((line) => {
      const subject = line.subjectId === null ? undefined : byId.get(line.subjectId);
      return subject === undefined ? [] : [[line.id, show(subject, line)] as const];
    }),
  );
};
