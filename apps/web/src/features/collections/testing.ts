import type { DealCard, ToolCard } from '@onceware/api/catalog/catalog.contract';
import type { Collection, CollectionItem } from '@onceware/api/collections/collections.contract';
import { vi } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import type { Answer } from '../../testing/render.tsx';

const AT = '2026-03-01T12:00:00.000Z';

export const makeItem = (collectionId: string, entityId: string, more: Partial<CollectionItem> = {}): CollectionItem => ({
  id: `item-${collectionId}-${entityId}`,
  collection_id: collectionId,
  entity_type: 'deal',
  entity_id: entityId,
  notes: null,
  added_at: AT,
  ...more,
});

export const makeCollection = (id: string, name: string, more: Partial<Collection> = {}): Collection => ({ id, name, description: '', is_default: true, updated_at: AT, items: [], ...more });

export const makeDefaults = (): Collection[] => [makeCollection('nice', 'Nice Find'), makeCollection('worth', 'Worth a Shot'), makeCollection('must', 'Must-Have!')];

export const makeDeal = (id: string, title: string): DealCard => ({
  id,
  slug: `${id}-slug`,
  title,
  promise: 'Does it.',
  category: 'ai',
  basePrice: 100,
  price: 49,
  currency: 'USD',
  discountPercentage: 51,
  coverUrl: '/art/cover.svg',
  rating: null,
  startsAt: AT,
  endsAt: null,
  tool: { id: 'tool', slug: 'tool', name: 'Tool', logoUrl: '/art/logo.svg' },
});

interface ItemInput {
  collectionId: string;
  entityType: 'deal' | 'tool';
  entityId: string;
}

/** A server small enough to be sure of: collections in memory, the catalogue's cards, and a way to hold answers back. */
export class FakeServer {
  collections: Collection[];
  deals: DealCard[] = [];
  tools: ToolCard[] = [];
  readonly calls: string[] = [];
  /** What happens before a call is carried out, for example a wait or a failure. */
  before: (path: string, input: ItemInput) => unknown = () => undefined;
  /** What happens after, before the answer arrives. */
  after: (path: string, input: ItemInput) => unknown = () => undefined;

  constructor(collections: Collection[] = makeDefaults()) {
    this.collections = collections;
  }

  readonly answer: Answer = async (path, asked) => {
    const input = asked as ItemInput;
    this.calls.push(path);
    await this.before(path, input);
    const data = this.carryOut(path, input);
    await this.after(path, input);
    return data;
  };

  private carryOut(path: string, input: ItemInput): unknown {
    if (path === 'collections.load') return { collections: structuredClone(this.collections) };
    if (path === 'catalog.cards') return { deals: this.deals, tools: this.tools };
    const collection = this.collections.find(({ id }) => id === input.collectionId);
    if (!collection) throw refusal('not_found');
    const found = collection.items.find((item) => item.entity_id === input.entityId);
    if (path === 'collections.addItem') {
      if (found) throw refusal('item_exists');
      const item = makeItem(collection.id, input.entityId, { entity_type: input.entityType });
      collection.items = [item, ...collection.items];
      return { item };
    }
    if (path !== 'collections.removeItem') throw new Error(`Nobody answers ${path} here.`);
    if (!found) throw refusal('item_not_found');
    collection.items = collection.items.filter((item) => item !== found);
    return { ok: true };
  }
}

/** The small DOM has no layout, and a menu hides when its button is nowhere to be seen. */
export function pretendLayout(): void {
  const { documentElement } = document;
  for (const [name, value] of Object.entries({ clientWidth: 1024, clientHeight: 768 })) Object.defineProperty(documentElement, name, { value, configurable: true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 20, 44, 44));
}
