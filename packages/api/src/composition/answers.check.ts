import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './router.ts';

type Scalar = string | number | boolean | null | undefined | void;
type Other =
  | Date
  | Map<never, never>
  | Set<never>
  | RegExp
  | ArrayBufferView
  | bigint
  | symbol
  | AsyncIterable<unknown>;

/** Names what JSON cannot say within an answer. `unknown` passes: what it holds came out of JSON. */
type NotJson<Answer> = unknown extends Answer
  ? never
  : Answer extends Scalar
    ? never
    : Answer extends Other
      ? Answer
      : Answer extends readonly (infer Item)[]
        ? (undefined extends Item ? undefined : never) | NotJson<Item>
        : { [Key in keyof Answer]-?: NotJson<Answer[Key]> }[keyof Answer];

type Found = NotJson<inferRouterOutputs<AppRouter>>;

/** Fails to compile when a procedure answers more than JSON: `kernel/wire.ts` sends every answer as it is. */
export const everyAnswerIsJson: [Found] extends [never] ? true : Found = true;
