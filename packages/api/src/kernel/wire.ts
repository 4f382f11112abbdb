import superjson from 'superjson';
import { bareInput } from './bare-input.contract.ts';

// Results whose author says they hold nothing but JSON; superjson need not walk them, which halves a large list's cost.
const plainResults = new WeakSet<object>();

/** Marks a result that holds only what JSON can say: no Date, Map, undefined, bigint. */
export function plain<Result extends object>(result: Result): Result {
  plainResults.add(result);
  return result;
}

/**
 * The tRPC transformer: plain JSON goes in; superjson comes out, with a short way for results marked as plain. The router
 * reads inputs by `readInput` instead (plain-input.ts), which no caller needs to load.
 */
export const wire = {
  input: bareInput,
  output: {
    serialize: (value: unknown) =>
      typeof value === 'object' && value !== null && plainResults.has(value)
        ? { json: value }
        : superjson.serialize(value),
    deserialize: superjson.deserialize.bind(superjson),
  },
};
