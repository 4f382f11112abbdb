import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import type { ApiClient } from '#lib/api/trpc.ts';
import { paths } from '#lib/paths.ts';
import type { Reference } from '../chat-source.ts';
import { referenceKey } from './show-message.ts';

/** Titles of the deals and tools that texts name: one question for all that are new on a screen (LIVE-08). */
export function createKnownReferences({ catalog }: Pick<ApiClient, 'catalog'>, onChange: () => void) {
  const known = new Map<string, Reference>();
  const asked = new Set<string>();
  let isAsking = false;

  async function ask(keys: readonly string[]): Promise<void> {
    const slugs = (kind: string) =>
      keys.filter((key) => key.startsWith(`${kind}/`)).map((key) => key.slice(kind.length + 1));
    const { deals, tools } = await catalog.cards.query({ dealSlugs: slugs('deal'), toolSlugs: slugs('tool') });
    const found: Reference[] = [
      ...deals.map(({ slug, title, coverUrl }) => toReference('deal', slug, title, coverUrl)),
      ...tools.map(({ slug, name, logoUrl }) => toReference('tool', slug, name, logoUrl)),
    ];
    for (const reference of found) known.set(referenceKey(reference.kind, reference.slug), reference);
    onChange();
  }

  return {
    known: known as ReadonlyMap<string, Reference>,
    /** Asks for what was never asked for. */
    want(keys: readonly string[]): void {
      const fresh = [...new Set(keys)].filter((key) => !asked.has(key)).slice(0, catalogLimits.cardsMax);
      if (fresh.length === 0 || isAsking) return;
      isAsking = true;
      for (const key of fresh) asked.add(key);
      ask(fresh)
        // Their names stay plain words until the next time.
        .catch(() => fresh.forEach((key) => asked.delete(key)))
        .finally(() => {
          isAsking = false;
        });
    },
  };
}

export const toReference = (kind: Reference['kind'], slug: string, title: string, thumbnail: string): Reference => ({
  kind,
  slug,
  title,
  thumbnail,
  url: kind === 'deal' ? paths.deal(slug) : paths.tool(slug),
});
