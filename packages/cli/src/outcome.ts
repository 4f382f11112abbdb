import type { OncewareClient } from '@onceware/client';

type Saved = Awaited<ReturnType<OncewareClient['collections']['addUrl']['mutate']>>;

const namesOf = (collections: { name: string }[]): string => collections.map(({ name }) => name).join(', ');
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Says what saving a page did, such as 'Already saved in Nice Find; added to Must-Have!, 2 tags added'. */
export function outcomeOf({ saved }: Saved): string {
  if (saved.already_in.length === 0) return `Kept in ${namesOf(saved.added_to ? [saved.added_to] : [])}`;
  const added = [
    ...(saved.added_to ? [`added to ${saved.added_to.name}`] : []),
    ...(saved.tags_added.length > 0 ? [`${counted(saved.tags_added.length, 'tag', 'tags')} added`] : []),
    ...(saved.note_added ? ['note added'] : []),
    ...(saved.favorite_added ? ['marked as a favourite'] : []),
    ...(saved.title_kept ? ['its title stays'] : []),
  ];
  return `Already saved in ${namesOf(saved.already_in)}; ${added.join(', ') || 'nothing new'}`;
}
