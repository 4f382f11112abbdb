import { wire } from '@onceware/api/kernel/wire';
import { describe, expect, it } from 'vitest';
import { browserWire, readable } from './browser-wire.ts';

const answering = (answer: unknown) => readable(async () => Response.json(answer));
const readAll = async (answer: { result?: { data: unknown }; error?: unknown }[]): Promise<unknown[]> => {
  const got = (await (await answering(answer)('/trpc')).json()) as { result?: { data: never }; error?: never }[];
  return got.map(({ result, error }) => browserWire.output.deserialize(result?.data ?? (error as never)));
};

describe('an answer', () => {
  it('is read in the browser as it was sent, also where JSON alone could not say it (OPS-01)', async () => {
    const plain = { name: 'Quillback', prices: [4900, null] };
    const rich = { since: new Date('2026-03-01T12:00:00Z'), none: undefined, big: 12n };
    const sentRich = {
      json: { since: '2026-03-01T12:00:00.000Z', none: null, big: '12' },
      meta: { values: { since: ['Date'], none: ['undefined'], big: ['bigint'] } },
    };
    const failure = { message: 'no', data: { error: { code: 'not_found' } } };
    expect(
      await readAll([
        { result: { data: wire.output.serialize(plain) } },
        { result: { data: sentRich } },
        { result: { data: wire.output.serialize(undefined) } },
        { error: wire.output.serialize(failure) },
      ]),
    ).toEqual([plain, rich, undefined, failure]);
  });

  it('that says nothing is read without what reads dates and the like (OPS-01)', async () => {
    const sent = wire.output.serialize(undefined) as { json: unknown; meta?: unknown };
    expect(sent.meta).toBeDefined();
    expect(browserWire.output.deserialize(sent)).toBeUndefined();
  });

  it('that is no answer of ours is handed on as it came (COL-09)', async () => {
    for (const foreign of [null, 7, 'no', {}, [null, 'x'], { result: null }])
      expect(await (await answering(foreign)('/trpc')).json()).toEqual(foreign);
  });
});
