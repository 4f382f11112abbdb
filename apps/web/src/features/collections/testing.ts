import type { DealCard, ToolCard } from '@onceware/api/catalog/catalog.contract';
import type { CollectionHead, CollectionItem, Entity } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import type { Page, SaveOutcome } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { vi } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import type { Answer } from '#testing/render.tsx';
import { applyChange } from './changes/apply-change.ts';
import { applyToPage } from './pages/apply-to-page.ts';
import type { Inputs } from '#lib/api/trpc.ts';
import { type Change, keyOfEntity, keyOfItem, type ListedCollection, type ListedItem } from './changes/change.ts';

const AT = '2026-03-01T12:00:00.000Z';

export const makeItem = (entityId: string, more: Partial<ListedItem> = {}): ListedItem => ({
  entity_type: 'deal',
  entity_id: entityId,
  notes: null,
  added_at: AT,
  ...more,
});

export const makeCollection = (id: string, name: string, more: Partial<ListedCollection> = {}): ListedCollection => ({
  id,
  name,
  description: '',
  is_default: true,
  is_favorite: false,
  created_at: AT,
  updated_at: AT,
  share: null,
  items: [],
  item_count: more.items?.length ?? 0,
  ...more,
});

/** Returns a collection as the server's list has it. */
export const headOf = ({ items, ...collection }: ListedCollection): CollectionHead => ({
  ...collection,
  item_count: items.length,
  first: items.slice(0, collectionLimits.firstItems).map(({ entity_type, entity_id }) => ({ entity_type, entity_id })),
});

/** With ids that sort in this order, as the server's do. */
export const makeDefaults = (): ListedCollection[] => [
  makeCollection('1-nice', 'Nice Find'),
  makeCollection('2-worth', 'Worth a Shot'),
  makeCollection('3-must', 'Must-Have!'),
];

export const makeDeal = (id: string, title: string, more: Partial<DealCard> = {}): DealCard => ({
  id,
  slug: `${id}-slug`,
  title,
  promise: 'Does it.',
  category: 'ai',
  basePrice: 100,
  price: 49,
  currency: 'USD',
  discountPercentage: 51,
  isLowestEver: false,
  priceMemory: {
    since: '2026-11-01T00:00:00.000Z',
    lowestBefore: { price: 100, isTold: false },
    previous: { price: 100, currency: 'USD' },
    lowestOfYear: { price: 100, until: '2026-11-01T00:00:00.000Z' },
    steps: [],
  },
  coverUrl: '/art/cover.svg',
  rating: null,
  startsAt: AT,
  endsAt: null,
  tool: { id: 'tool', slug: 'tool', name: 'Tool', logoUrl: '/art/logo.svg' },
  ...more,
});

/** A page of the web, as the server answers it. */
export const makePage = (id: string, title: string, more: Partial<Page> = {}): Page => ({
  id,
  url: `https://www.example.com/${id}`,
  title,
  description: '',
  site_name: '',
  picture_url: null,
  icon_url: null,
  tool: null,
  deal: null,
  state: 'fetched',
  failure: null,
  dead_since: null,
  is_suggested: false,
  ...more,
});

/** Input of the calls that name one collection. */
interface Input {
  collectionId: string;
  entityType: 'deal' | 'tool';
  entityId: string;
}

/** A minimal test server: collections in memory, the catalogue's cards, and a way to delay answers. */
export class FakeServer {
  collections: ListedCollection[];
  /** Items that one call answers. */
  pageSize = 500;
  deals: DealCard[] = [];
  tools: ToolCard[] = [];
  pages: Page[] = [];
  readonly calls: string[] = [];
  /** Every call's path and input, in their order. */
  readonly log: { path: string; input: unknown }[] = [];
  /** Runs before a call is carried out, for example a wait or a failure. */
  before: (path: string, input: Input) => unknown = () => undefined;
  /** Runs after a call is carried out, before the response arrives. */
  after: (path: string, input: Input) => unknown = () => undefined;
  /** Answers calls that are not about the member's collections. */
  others: Answer = (path) => {
    throw new Error(`Nobody answers ${path} here.`);
  };

  constructor(collections: ListedCollection[] = makeDefaults()) {
    this.collections = collections;
  }

  /** Returns the ids of a collection's entities, as the server knows them. */
  entityIds(collectionId: string): string[] {
    return this.collections.find(({ id }) => id === collectionId)?.items.map((item) => item.entity_id) ?? [];
  }

  readonly answer: Answer = async (path, asked) => {
    const input = asked as Input;
    this.calls.push(path);
    this.log.push({ path, input: asked });
    await this.before(path, input);
    const data = await this.carryOut(path, input);
    await this.after(path, input);
    return data;
  };

  private carryOut(path: string, input: Input): unknown {
    if (path === 'collections.load') return { collections: this.collections.map(headOf), nextCursor: null };
    if (path === 'collections.items') return this.itemsPage(input);
    if (path === 'collections.saved')
      return { saved: (input as unknown as Inputs['collections']['saved']).entities.map(this.savedOf) };
    if (path === 'collections.pages')
      return this.pages.filter(({ id }) => (input as unknown as Inputs['collections']['pages']).ids.includes(id));
    if (path === 'catalog.cards') return { deals: this.deals, tools: this.tools };
    const kind = path.replace('collections.', '');
    if (PAGE_CHANGES.has(kind)) return this.changePage({ kind, input } as unknown as Change);
    if (!CHANGE_KINDS.has(kind)) return this.others(path, input);
    const collection = this.collections.find(({ id }) => id === input.collectionId);
    const found = collection?.items.find((item) => item.entity_id === input.entityId);
    if (kind !== 'create' && kind !== 'restore' && kind !== 'moveItems' && !collection) throw refusal('not_found');
    if (kind === 'addItem' && found) throw refusal('item_exists');
    if (kind === 'removeItem' && !found) throw refusal('item_not_found');
    const change = this.changeOf(kind, input);
    if (change.kind === 'share')
      change.share = {
        token: 'T'.repeat(24),
        shows_notes: change.input.showsNotes ?? false,
        is_indexed: change.input.isIndexed ?? false,
      };
    const stayed = change.kind === 'moveItems' && change.input.skipsExisting ? this.inTarget(change.input) : [];
    // A test may have put items in.
    this.collections = applyChange(
      this.collections.map((one) => ({ ...one, item_count: one.items.length })),
      change,
      AT,
    );
    if (change.kind === 'moveItems') return { ok: true, stayed };
    if (change.kind === 'share') return { share: change.share };
    if (kind !== 'addItem') return { ok: true };
    const item: CollectionItem = {
      id: `item-${input.entityId}`,
      collection_id: input.collectionId,
      ...makeItem(input.entityId, { entity_type: input.entityType }),
    };
    return { item };
  }

  private changePage(change: Change): unknown {
    if (change.kind !== 'addUrl') {
      this.pages = this.pages.map((page) => applyToPage(page, page.id, change) ?? page);
      return { ok: true };
    }
    const { collectionId, url, title } = change.input;
    const known = this.pages.find((page) => page.url === url);
    const page = known ?? makePage(change.input.pageId, title ?? '', { url, state: 'waiting' });
    const isThere = this.entityIds(collectionId).includes(page.id);
    const named = this.collections.map(({ id, name, items }) => ({
      id,
      name,
      has: items.some((one) => one.entity_id === page.id),
    }));
    if (!known) this.pages.push(page);
    const item = makeItem(page.id, { entity_type: 'page' });
    if (!isThere)
      this.collections = this.collections.map((one) =>
        one.id === collectionId ? { ...one, items: [item, ...one.items], item_count: one.items.length + 1 } : one,
      );
    const saved: SaveOutcome = {
      already_in: named.filter(({ has }) => has).map(({ id, name }) => ({ id, name })),
      added_to: isThere ? null : (named.find(({ id }) => id === collectionId) ?? null),
      tags_added: [],
      note_added: false,
      favorite_added: false,
      title_kept: false,
    };
    return { item: { ...item, id: change.input.id, collection_id: collectionId }, page, saved };
  }

  private itemsPage({ collectionId, cursor }: Inputs['collections']['items']): unknown {
    const items = this.collections.find(({ id }) => id === collectionId)?.items;
    if (!items) throw refusal('not_found');
    const start = Number(cursor ?? 0);
    const end = start + this.pageSize;
    return { items: structuredClone(items.slice(start, end)), nextCursor: end < items.length ? String(end) : null };
  }

  private inTarget({ toCollectionId, runs }: Inputs['collections']['moveItems']): Entity[] {
    const target = this.collections.find(({ id }) => id === toCollectionId);
    const keys = new Set(target?.items.map(keyOfItem));
    return runs.flatMap(({ entities }) => entities.filter((entity) => keys.has(keyOfEntity(entity))));
  }

  private readonly savedOf = ({ entityType, entityId }: Entity) => ({
    entity_type: entityType,
    entity_id: entityId,
    collection_ids: this.collections
      .filter(({ items }) => items.some((item) => item.entity_type === entityType && item.entity_id === entityId))
      .map(({ id }) => id),
  });

  /** Deleted and removed things, for bringing them back. */
  private readonly kept: ListedCollection[] = [];

  private changeOf(kind: string, input: Input): Change {
    const now = this.collections.find(({ id }) => id === input.collectionId);
    if (now && kind.startsWith('remove')) this.kept.unshift(structuredClone(now));
    if (now && kind === 'delete') this.kept.unshift(now);
    const deleted = this.kept.find(({ id }) => id === input.collectionId);
    // The router would have checked the input.
    return { kind, input, deleted, before: deleted?.items ?? [] } as unknown as Change;
  }
}

const PAGE_CHANGES = new Set(['addUrl', 'editPage', 'fetchPage', 'suggestPage']);
const CHANGE_KINDS = new Set([
  'create',
  'update',
  'delete',
  'restore',
  'addItem',
  'removeItem',
  'removeItems',
  'restoreItems',
  'moveItems',
  'setNotes',
  'tagItems',
  'favoriteItems',
  'share',
  'unshare',
]);

/** The small DOM has no layout, and a menu hides when its button is nowhere to be seen. */
export function pretendLayout(): void {
  const { documentElement } = document;
  for (const [name, value] of Object.entries({ clientWidth: 1024, clientHeight: 768 }))
    Object.defineProperty(documentElement, name, { value, configurable: true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 20, 44, 44));
}
