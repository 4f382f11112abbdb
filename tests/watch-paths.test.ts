import { expect, it } from 'vitest';
import { explorePath, normalSearch } from '@onceware/api/watches/search-key';
import { facetsInput } from '@onceware/api/catalog/catalog.contract';
import { exploreHref } from '../apps/web/src/features/catalog/explore/explore-address.ts';

it('a notification of a search leads to the address that /explore gives it (NOTE-06)', () => {
  const search = {
    q: 'ink & wells',
    plain: true,
    categories: ['ai' as const, 'design' as const],
    minPrice: 5,
    maxPrice: 49.5,
    currency: 'EUR',
    minDiscount: 50,
    minRating: 4.5,
    endingSoon: true,
  };
  for (const part of [{}, { q: 'ink' }, { endingSoon: true }, { maxPrice: 0 }, search]) {
    expect(explorePath(normalSearch(facetsInput.parse(part)))).toBe(exploreHref(part));
    expect(explorePath(normalSearch(facetsInput.parse({ ...part, ended: true })))).toBe(
      exploreHref({ ...part, show: 'ended' }),
    );
  }
});
