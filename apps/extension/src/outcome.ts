import type { OncewareClient } from '@onceware/client';
import { say } from './words.ts';

type Saved = Awaited<ReturnType<OncewareClient['collections']['addUrl']['mutate']>>['saved'];

const list = (style?: 'narrow') => new Intl.ListFormat(chrome.i18n.getUILanguage(), style && { style });

export const listed = (names: string[]): string => list().format(names);

/** Words the outcome of saving: where the page is now, or what was added to what was there. */
export function outcomeOf({ already_in: before, added_to: into, ...added }: Saved): string {
  if (before.length === 0) return say('savedIn', into?.name ?? '');
  const facts = [
    ...(into ? [say('addedTo', into.name)] : []),
    ...(added.tags_added.length > 0 ? [say('tagsAdded', listed(added.tags_added))] : []),
    ...(added.note_added ? [say('noteAdded')] : []),
    ...(added.title_kept ? [say('titleKept')] : []),
  ];
  const sum = facts.length > 0 ? list('narrow').format(facts) : say('nothingNew');
  return say('savedAgain', listed(before.map(({ name }) => name)), sum);
}
