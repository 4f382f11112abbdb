import type { BenchData, Member } from './data.ts';
import type { Request } from './load.ts';

/** Call that is made to the floor and to the product alike. */
export interface Call {
  name: string;
  /** The part of the floor's answers a second that the product is held to. */
  goal: number;
  /** Whether a session is looked up for it. */
  isPrivate: boolean;
  /** Whether it adds something, which the next request of its sequence takes away. */
  isChange: boolean;
  /** One for each member, or for each thing that is asked for. */
  sequences: Request[][];
}

const GOALS = { rest: 0.85, trpc: 0.65, list: 0.7, change: 0.6 };

/** `origin` is what the product takes changes from. */
export function callsOf({ members, dealIds }: BenchData, origin: string): Call[] {
  const reading = (name: string, goal: number, path: (member: Member) => string): Call => ({
    name,
    goal,
    isPrivate: true,
    isChange: false,
    sequences: members.map((member) => [{ method: 'GET', path: path(member), headers: { cookie: member.cookie } }]),
  });
  const open = (name: string, goal: number, paths: string[]): Call => ({
    name,
    goal,
    isPrivate: false,
    isChange: false,
    sequences: paths.map((path) => [{ method: 'GET', path }]),
  });
  const changing = (name: string, changes: (entity: object) => { path: string; body: object }[]): Call => ({
    name,
    goal: GOALS.change,
    isPrivate: true,
    isChange: true,
    sequences: members.map(({ cookie, collectionId, spareDealId }) =>
      changes({ collectionId, entityType: 'deal', entityId: spareDealId }).map(({ path, body }) => ({
        method: 'POST',
        path,
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })),
    ),
  });
  const input = (json: object) => encodeURIComponent(JSON.stringify({ json }));
  return [
    open(
      'GET /api/deals/{id}',
      GOALS.rest,
      dealIds.map((id) => `/api/deals/${id}`),
    ),
    open('GET /api/deals, 24 of them', GOALS.list, ['/api/deals?limit=24']),
    reading('GET /api/user-collections', GOALS.rest, () => '/api/user-collections'),
    reading(
      'GET /api/user-collections/items',
      GOALS.rest,
      ({ collectionId }) => `/api/user-collections/items?collectionId=${collectionId}`,
    ),
    open('tRPC catalog.searchDeals, 24', GOALS.list, [`/trpc/catalog.searchDeals?input=${input({ limit: 24 })}`]),
    reading('tRPC collections.load', GOALS.trpc, () => '/trpc/collections.load'),
    reading(
      'tRPC collections.items',
      GOALS.trpc,
      ({ collectionId }) => `/trpc/collections.items?input=${input({ collectionId })}`,
    ),
    changing('REST add_item, remove_item', (entity) =>
      ['add_item', 'remove_item'].map((action) => ({ path: '/api/user-collections', body: { action, ...entity } })),
    ),
    changing('tRPC addItem, removeItem', (entity) =>
      ['addItem', 'removeItem'].map((procedure) => ({
        path: `/trpc/collections.${procedure}`,
        body: { json: entity },
      })),
    ),
  ];
}

/** Pages have no floor here: nothing bare renders them. */
export function pagesOf({ members }: BenchData): { name: string; sequences: Request[][] }[] {
  const [member] = members;
  const page = (path: string, cookie?: string) => ({
    name: `page ${path}${cookie ? ', signed in' : ''}`,
    sequences: [[{ method: 'GET' as const, path, ...(cookie && { headers: { cookie } }) }]],
  });
  return [page('/'), page('/deals'), page('/deals', member?.cookie), page('/explore?q=tool'), page('/deal/tool-1-1')];
}
