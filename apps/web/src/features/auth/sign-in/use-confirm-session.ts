import { useQueryClient } from '@tanstack/react-query';
import { isMemberQuery } from '#lib/api/member-queries.ts';
import { trpc } from '#lib/api/trpc.ts';

/** The call succeeded and yet nobody is signed in. */
export class NoSessionError extends Error {
  override readonly name = 'NoSessionError';
}

/**
 * Reads the session again, and updates the whole page without a reload.
 * @throws NoSessionError when nobody is: sign-up answers alike for an e-mail that has an account already
 */
export function useConfirmSession(): () => Promise<void> {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return async () => {
    const session = await utils.client.auth.session.query();
    if (!session) throw new NoSessionError();
    // An older answer on its way would say «nobody» again; and what another account left here is not this one's.
    await utils.auth.session.cancel();
    await queryClient.resetQueries({ predicate: isMemberQuery });
    utils.auth.session.setData(undefined, session);
  };
}
