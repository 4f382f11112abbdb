import { checkSameAnswers, type Costed, isReached, loadInTurn, middle, ratioOf } from './compare.ts';
import type { BenchData, BenchRoom, Member } from './data.ts';
import { NEW_ID, type Request } from './load.ts';
import type { Serving, Sizes, Stage } from './stage.ts';

/** Call that is made to the floor and to the product alike. */
export interface Call {
  name: string;
  /** The part of the floor's answers a second that the product is held to. */
  goal: number;
  /** Whether it adds something, which the next request of its sequence takes away. */
  isChange: boolean;
  /** Whether the answer says where the next page begins by a rank, of which each has its own. */
  isRanked?: boolean;
  /** One for each member, or for each thing that is asked for. */
  sequences: Request[][];
}

/** Parts of the floor's answers a second: what remains is for rules, headers, limits and rights, which the floor has none of. */
const GOALS = {
  deal: 0.8,
  list: 0.75,
  search: 0.4,
  collections: 0.9,
  load: 0.75,
  items: { rest: 0.8, trpc: 0.7 },
  change: { rest: 0.65, trpc: 0.6 },
  send: 0.4,
  bell: { count: 0.75, page: 0.4 },
};

/** More of each word than the product stores pages for, so that none is asked again while it is stored. */
const SPELLINGS = 64;
/** The same word to every search, and another to whoever stores answers by what was asked: in other capitals for each `n`. */
const spelt = (word: string, n: number) =>
  Array.from(word, (letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join('');

/** `origin` is what the product takes changes from. */
function callsOf({ members, dealIds, topics }: BenchData, rooms: BenchRoom[], origin: string): Call[] {
  const headers = { origin, 'content-type': 'application/json' };
  const reading = (name: string, goal: number, path: (member: Member) => string): Call => ({
    name,
    goal,
    isChange: false,
    sequences: members.map((member) => [{ method: 'GET', path: path(member), headers: { cookie: member.cookie } }]),
  });
  const open = (name: string, goal: number, paths: string[]): Call => ({
    name,
    goal,
    isChange: false,
    sequences: paths.map((path) => [{ method: 'GET', path }]),
  });
  const searching = (name: string, path: (word: string) => string, words = topics): Call => ({
    ...open(name, GOALS.search, words.map(path)),
    isRanked: true,
  });
  const changing = (
    name: string,
    goal: number,
    changes: (entity: object) => { path: string; body: object }[],
  ): Call => ({
    name,
    goal,
    isChange: true,
    sequences: members.map(({ cookie, collectionId, spareDealId }) =>
      changes({ collectionId, entityType: 'deal', entityId: spareDealId }).map(({ path, body }) => ({
        method: 'POST',
        path,
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      })),
    ),
  });
  // One room after the other, so that those that come at once are of different rooms and people.
  const sends = (rooms[0]?.cookies ?? []).flatMap((_, member) =>
    rooms.map(({ id, cookies }): Request[] => [
      {
        method: 'POST',
        path: '/trpc/chat.send',
        headers: { ...headers, cookie: cookies[member] ?? '' },
        body: JSON.stringify({
          json: { roomId: id, id: NEW_ID, text: 'A message of a usual length, as one line of talk is' },
        }),
      },
    ]),
  );
  const input = (json: object) => encodeURIComponent(JSON.stringify({ json }));
  return [
    open(
      'GET /api/deals/{id}',
      GOALS.deal,
      dealIds.map((id) => `/api/deals/${id}`),
    ),
    open('GET /api/deals, 24 of them', GOALS.list, ['/api/deals?limit=24']),
    reading('GET /api/user-collections', GOALS.collections, () => '/api/user-collections'),
    reading(
      'GET /api/user-collections/items',
      GOALS.items.rest,
      ({ collectionId }) => `/api/user-collections/items?collectionId=${collectionId}`,
    ),
    open('tRPC catalog.searchDeals, 24', GOALS.list, [`/trpc/catalog.searchDeals?input=${input({ limit: 24 })}`]),
    searching('GET /api/deals, a search of 24', (q) => `/api/deals?q=${q}&limit=24`),
    searching(
      'tRPC catalog.searchDeals, a search of 24',
      (q) => `/trpc/catalog.searchDeals?input=${input({ q, limit: 24 })}`,
    ),
    searching(
      'GET /api/deals, a search of 24, each the first of its kind',
      (q) => `/api/deals?q=${q}&limit=24`,
      topics.flatMap((topic) => Array.from({ length: SPELLINGS }, (_, n) => spelt(topic, n))),
    ),
    reading('tRPC collections.load', GOALS.load, () => '/trpc/collections.load'),
    reading(
      'tRPC collections.items',
      GOALS.items.trpc,
      ({ collectionId }) => `/trpc/collections.items?input=${input({ collectionId })}`,
    ),
    changing('REST add_item, remove_item', GOALS.change.rest, (entity) =>
      ['add_item', 'remove_item'].map((action) => ({ path: '/api/user-collections', body: { action, ...entity } })),
    ),
    changing('tRPC addItem, removeItem', GOALS.change.trpc, (entity) =>
      ['addItem', 'removeItem'].map((procedure) => ({
        path: `/trpc/collections.${procedure}`,
        body: { json: entity },
      })),
    ),
    reading('tRPC notifications.unread', GOALS.bell.count, () => '/trpc/notifications.unread'),
    reading(
      'tRPC notifications.list, 20 of them',
      GOALS.bell.page,
      () => `/trpc/notifications.list?input=${input({})}`,
    ),
    { name: 'tRPC chat.send', goal: GOALS.send, isChange: false, sequences: sends },
  ];
}

const ms = (value: number) => value.toFixed(3);
const processorMsOf = ({ nodeMs, postgresMs }: Costed) => nodeMs + postgresMs;

/** Answers of the floor and of the product are compared, and loaded in turn. */
export async function benchCalls(
  stage: Stage,
  sizes: Sizes,
  { floor, product, data, rooms }: { floor: Serving; product: Serving; data: BenchData; rooms: BenchRoom[] },
): Promise<void> {
  const calls = callsOf(data, rooms, product.origin).filter(({ name }) => name.includes(sizes.only));
  // All of them before the first is measured: it takes a while until the last one's turn comes.
  for (const call of calls) await checkSameAnswers(call, floor, product);
  console.log(
    'call | ratio | goal | reached | processor | a second: floor, ours | Node ms: floor, ours | Postgres ms: floor, ours | p50/p99 ms: floor, ours',
  );
  for (const call of calls) {
    const [theirs = [], ours = []] = await loadInTurn(stage, sizes, call, [floor, product]);
    const ratio = ratioOf(ours, theirs);
    const pair: [Costed, Costed] = [middle(theirs), middle(ours)];
    const both = (of: (costed: Costed) => string) => pair.map(of).join(', ');
    console.log(
      [
        call.name,
        ratio.toFixed(2),
        call.goal.toFixed(2),
        isReached(ratio >= call.goal),
        (processorMsOf(pair[0]) / processorMsOf(pair[1])).toFixed(2),
        both(({ perSecond }) => perSecond.toFixed(0)),
        both(({ nodeMs }) => ms(nodeMs)),
        both(({ postgresMs }) => ms(postgresMs)),
        both(({ p50, p99 }) => `${p50.toFixed(1)}/${p99.toFixed(1)}`),
      ].join(' | '),
    );
  }
}
