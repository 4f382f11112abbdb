import type { Profile, UpdateProfileInput } from '@onceware/api/account/account.contract';
import { useState } from 'react';
import { trpc } from '#lib/api/trpc.ts';

/** Sends what changed, and shows it in the header at once. */
export function useSaveProfile() {
  const utils = trpc.useUtils();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const keep = ({ profile }: { profile: Profile }): Profile => {
    utils.account.profile.setData(undefined, { profile });
    utils.auth.session.setData(
      undefined,
      (session) => session && { ...session, user: { ...session.user, name: profile.name, avatar: profile.avatar } },
    );
    return profile;
  };

  /** The profile as it is then; null if it failed. @param photo in base64 */
  const run = async (changes: UpdateProfileInput, photo: string | null): Promise<Profile | null> => {
    setIsPending(true);
    setError(null);
    try {
      // The photo first: it is what is likelier to be refused.
      const pictured = photo === null ? null : keep(await utils.client.account.setPicture.mutate({ image: photo }));
      return pictured && Object.keys(changes).length === 0
        ? pictured
        : keep(await utils.client.account.updateProfile.mutate(changes));
    } catch (failure) {
      setError(failure);
      return null;
    } finally {
      setIsPending(false);
    }
  };
  return { run, isPending, error };
}
