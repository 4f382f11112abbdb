import type { Choices } from '@onceware/api/platform/notifications/notifications.contract';
import type { ApiClient, Inputs } from '#lib/api/trpc.ts';
import type { ChangeKind } from '#lib/changes/use-change.ts';
import { CHOICES } from './keys.ts';

/** By which ways a kind is told from now on; those that are left out stay. */
export type WaysChange = Inputs['notifications']['choose'];

export function applyWays({ kinds }: Choices, { kind, inProduct, mail, push }: WaysChange): Choices {
  return {
    kinds: kinds.map((one) =>
      one.kind === kind
        ? {
            ...one,
            inProduct: inProduct ?? one.inProduct,
            mail: one.mail === null ? null : (mail ?? one.mail),
            push: push ?? one.push,
          }
        : one,
    ),
  };
}

export const KIND_WAYS: ChangeKind<WaysChange, unknown> = {
  key: ['notifications', 'choose'],
  data: [CHOICES],
  send: ({ notifications }: ApiClient, change) => notifications.choose.mutate(change),
  confirm: (queryClient, change) =>
    queryClient.setQueriesData<Choices>({ queryKey: CHOICES }, (known) => known && applyWays(known, change)),
};
