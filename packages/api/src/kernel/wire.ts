import superjson from 'superjson';
import { bareInput } from './bare-input.contract.ts';

/**
 * The tRPC transformer: plain JSON goes in, superjson comes out. Every answer is JSON already, which `composition/answers.check.ts`
 * holds by type, so superjson need not walk it: that halves the cost of a large list. The router reads inputs by `readInput`
 * instead (plain-input.ts), which no caller needs to load.
 */
export const wire = {
  input: bareInput,
  output: {
    serialize: (value: unknown) => (value === undefined ? superjson.serialize(value) : { json: value }),
    deserialize: superjson.deserialize.bind(superjson),
  },
};
