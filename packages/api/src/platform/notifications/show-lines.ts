import type { Db } from '@onceware/db/client';
import type { LanguageCode } from '#kernel/languages.ts';
import type { NotificationKind, Reader, Shown } from './notification-kind.ts';
import type { Notification } from './notifications.contract.ts';
import { notificationLimits } from './notifications.limits.ts';
import { findPeople, type StoredLine } from './notifications.repo.ts';
import type { NotificationKinds } from './notifier.ts';
import { plainSentence, renderSentence } from './render.ts';

type Person = Notification['people'][number];

const kindOf = (kinds: NotificationKinds, name: string): NotificationKind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as keyof NotificationKinds] : undefined;

/**
 * Shows lines to a reader as they may see them now: by one look for each kind among them, and one for the people.
 *
 * @returns the shown ones in their order, and the ids of those that they may see no more
 */
export async function showLines(
  db: Db,
  kinds: NotificationKinds,
  { reader, language }: { reader: Reader; language: LanguageCode },
  lines: readonly StoredLine[],
): Promise<{ shown: Notification[]; hidden: string[] }> {
  const looks = new Map<string, Shown>();
  for (const name of new Set(lines.map(({ kind }) => kind))) {
    const kind = kindOf(kinds, name);
    if (!kind || (kind.permission && !reader.permissions.has(kind.permission))) continue;
    const ofKind = lines.filter((line) => line.kind === name);
    for (const [id, look] of await kind.look(db, reader, ofKind)) looks.set(id, look);
  }
  const actorIds = [...new Set(lines.flatMap((line) => (looks.has(line.id) ? line.actorIds : [])))];
  const people = new Map(
    (actorIds.length > 0 ? await findPeople(db, reader.id, actorIds) : []).map((one) => [one.id, one]),
  );
  const shown: Notification[] = [];
  const hidden: string[] = [];
  for (const line of lines) {
    const kind = kindOf(kinds, line.kind);
    const look = looks.get(line.id);
    const actors = line.actorIds.flatMap((id) => people.get(id) ?? []);
    // People who did it are gone: there is nobody to name.
    if (kind && look && (line.actorIds.length === 0 || actors.length > 0))
      shown.push(show(kind, language, line, look, actors));
    else hidden.push(line.id);
  }
  return { shown, hidden };
}

function show(
  kind: NotificationKind,
  language: LanguageCode,
  { id, kind: name, tab, at, count, isRead, isArchived }: StoredLine,
  { values, path, quote, picture }: Shown,
  people: Person[],
): Notification {
  const [actor] = people;
  const sentence = renderSentence(kind, language, {
    ...(actor && { actor: actor.name }),
    others: count - 1,
    ...values,
  });
  return {
    id,
    kind: name,
    tab,
    sentence,
    text: plainSentence(sentence),
    quote: quote ? cut(quote) : null,
    people,
    picture: picture ?? null,
    path,
    at: toMilliseconds(at),
    count,
    isRead,
    isArchived,
  };
}

const letters = new Intl.Segmenter();

function cut(words: string): string {
  const { quoteMax } = notificationLimits;
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= quoteMax) return line;
  // A letter of several characters, such as a family of emoji, is taken whole or not at all.
  const fit = letters.segment(line).containing(quoteMax - 1)?.index ?? 0;
  return `${line.slice(0, fit).trimEnd()}…`;
}

const toMilliseconds = (exact: string) => new Date(exact).toISOString();
