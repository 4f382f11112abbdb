import type { Profile, UpdateProfileInput } from '@onceware/api/account/account.contract';
import { trpc } from '#lib/api/trpc.ts';

/** Sends what changed, shows it in the header at once, and answers the profile as it is then. @param photo in base64 */
export function useSaveProfile(): (changes: UpdateProfileInput, photo: string | null) => Promise<Profile> {
  const utils = trpc.useUtils();

  const keep = ({ profile }: { profile: Profile }): Profile => {
    utils.account.profile.setData(undefined, { profile });
    utils.auth.session.setData(
      undefined,
      (session) => session && { ...session, user: { ...session.user, name: profile.name, avatar: profile.avatar } },
    );
    return profile;
  };

  return async (changes, photo) => {
    // The photo first: it is what is likelier to be refused.
    const pictured = photo === null ? null : keep(await utils.client.account.setPicture.mutate({ image: photo }));
    return pictured && Object.keys(changes).length === 0
      ? pictured
      : keep(await utils.client.account.updateProfile.mutate(changes));
  };
}
