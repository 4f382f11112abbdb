import { describe, expect, it } from 'vitest';
import { createStoredAnswers } from './stored-answers.ts';

interface Page {
  body: Uint8Array;
  goodUntil: number;
}

const FOREVER = Number.POSITIVE_INFINITY;

function createStore(maxBytes = 1_000_000) {
  let time = 1_000_000;
  let announce = () => {};
  const store = createStoredAnswers<Page>({
    listener: { on: (_channel, { onChange }) => void (announce = () => onChange('')) },
    now: () => time,
    maxBytes,
    bytesOf: ({ body }) => body.length,
    keptMs: 5_000,
  });
  let made = 0;
  const pageOf = (fields: Partial<Page> = {}): Page => {
    made += 1;
    return { body: Buffer.from(`page ${made}`), goodUntil: FOREVER, ...fields };
  };
  return {
    store,
    pageOf,
    pass: (ms: number) => void (time += ms),
    change: () => announce(),
    now: () => time,
    text: async (fields?: Partial<Page>, key = 'a') =>
      Buffer.from((await store.get(key, async () => pageOf(fields))).body).toString(),
  };
}

it('renders a page once for simultaneous and later requests, and again after five seconds (T48)', async () => {
  const { text, pass } = createStore();
  expect(await Promise.all([text(), text(), text({}, 'b')])).toEqual(['page 1', 'page 1', 'page 2']);
  pass(4_999);
  expect(await text()).toBe('page 1');
  pass(1);
  expect(await text()).toBe('page 3');
});

it('shows no deal as running after its end, and stores only pages that say how long they are valid (T48)', async () => {
  const { text, pass, now } = createStore();
  expect(await text({ goodUntil: now() + 1_500 })).toBe('page 1');
  pass(1_499);
  expect(await text()).toBe('page 1');
  pass(1);
  expect(await text({ goodUntil: 0 })).toBe('page 2');
  expect(await text({ goodUntil: 0 })).toBe('page 3');
});

it('serves no page begun before a change to requests after it, and does not store it (T48)', async () => {
  const { store, pageOf, text, change } = createStore();
  let finish = () => {};
  const slow = store.get('a', async () => {
    const page = pageOf();
    await new Promise<void>((resolve) => (finish = resolve));
    return page;
  });
  change();
  expect(await text()).toBe('page 2');
  finish();
  expect(Buffer.from((await slow).body).toString()).toBe('page 1');
  expect(await text()).toBe('page 2');
  change();
  expect(await text()).toBe('page 3');
});

it('lets no new request wait for a page that has been rendering for five seconds (T48)', async () => {
  const { store, text, pass } = createStore();
  void store.get('a', () => new Promise<Page>(() => {}));
  pass(5_000);
  expect(await text()).toBe('page 1');
});

it('stores no failure: all waiting requests get it, and the next one tries again (T48)', async () => {
  const { store, text } = createStore();
  const failing = () => store.get('a', () => Promise.reject(new Error('away')));
  const settled = await Promise.allSettled([failing(), failing()]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await text()).toBe('page 1');
});

it('holds a limited number of bytes and keeps what was asked for last (T48)', async () => {
  const { store, text } = createStore(250);
  const body = Buffer.alloc(99);
  for (const key of ['a', 'b', 'a', 'c']) await text({ body }, key);
  expect(store.bytes()).toBe(200);
  expect((await text({}, 'a')).length).toBe(99);
  expect(await text({}, 'b')).toMatch(/^page/);
});

describe('an answer that its asker checks', () => {
  it('is taken while it is current, and made anew once for all who see that it is not (T71)', async () => {
    const { store, pageOf } = createStore();
    let isCurrent = true;
    let checks = 0;
    const read = async () => {
      const check = async ({ body }: Page) => {
        checks += 1;
        return isCurrent || Buffer.from(body).toString() === 'page 2';
      };
      return Buffer.from((await store.get('a', async () => pageOf(), check)).body).toString();
    };
    // The one who makes it need not check it.
    expect([await read(), checks]).toEqual(['page 1', 0]);
    expect([await read(), checks]).toEqual(['page 1', 1]);
    isCurrent = false;
    expect(await Promise.all([read(), read(), read()])).toEqual(['page 2', 'page 2', 'page 2']);
    expect(await read()).toBe('page 2');
  });

  it('is made again for those who waited for one that was begun too early (T71)', async () => {
    const { store, pageOf } = createStore();
    let finish = () => {};
    const slow = async () => {
      const page = pageOf();
      await new Promise<void>((resolve) => (finish = resolve));
      return page;
    };
    const first = store.get('a', slow);
    const second = store.get(
      'a',
      async () => pageOf(),
      async ({ body }) => Buffer.from(body).toString() !== 'page 1',
    );
    finish();
    expect(Buffer.from((await first).body).toString()).toBe('page 1');
    expect(Buffer.from((await second).body).toString()).toBe('page 2');
  });
});
