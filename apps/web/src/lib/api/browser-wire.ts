import { bareInput } from '@onceware/api/kernel/bare-input.contract';

interface Sent {
  json: unknown;
  /** Metadata of superjson for values that JSON cannot hold: a date, an undefined. */
  meta?: unknown;
}
type Answer = { result?: { data?: Sent }; error?: Sent } | null;

let read: ((sent: Sent) => unknown) | undefined;

/** An answer that says nothing, as superjson writes it: the only one of today's server that is more than JSON. */
const isNothing = ({ json, meta }: Sent): boolean =>
  json === null && JSON.stringify((meta as { values?: unknown } | undefined)?.values) === '["undefined"]';

/** `wire` (packages/api) as the browser needs it: few answers are more than JSON, and superjson comes with the first of them. */
export const browserWire = {
  input: bareInput,
  output: {
    serialize: bareInput.serialize,
    deserialize: (sent: Sent): unknown => {
      if (!sent.meta) return sent.json;
      if (isNothing(sent)) return undefined;
      if (!read) throw new Error('An answer is read before what reads it is there.');
      return read(sent);
    },
  },
};

/** `fetch` whose answers `browserWire` can read once they are there. */
export const readable =
  (fetcher: typeof fetch): typeof fetch =>
  async (address, init) => {
    const response = await fetcher(address, init);
    const json = response.json.bind(response);
    response.json = async () => {
      const answers: Answer | Answer[] = await json();
      const sent = [answers].flat().map((one) => one?.result?.data ?? one?.error);
      if (sent.some((one) => one?.meta && !isNothing(one)))
        read = (await import('@onceware/api/kernel/wire')).wire.output.deserialize as (sent: Sent) => unknown;
      return answers;
    };
    return response;
  };
