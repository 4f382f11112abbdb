import type { Profile, UpdateProfileInput } from '@onceware/api/identity/account/account.contract';
import { useState } from 'react';
import { trpc } from '#lib/api/trpc.ts';
import { useChooseLanguage } from '#lib/use-choose-language.ts';
import type { Picture } from './profile-picture.tsx';

/** Holds the form's values, whether they differ from the profile, and how they are saved. */
export function useProfileDraft(profile: Profile) {
  const page = useChooseLanguage();
  const before = { name: profile.name, avatar: profile.avatar, language: profile.language ?? page.language.code };
  const [name, setName] = useState(before.name);
  const [language, setLanguage] = useState(before.language);
  const [picture, setPicture] = useState<Picture>({ url: before.avatar, photo: null });
  const send = useSendProfile();

  const changes = {
    ...(name.trim() !== before.name && { name: name.trim() }),
    ...(language !== before.language && { language }),
    ...(picture.photo === null && picture.url !== before.avatar && { avatar: picture.url }),
  };
  const isDirty = Object.keys(changes).length > 0 || picture.photo !== null;

  const save = async () => {
    const saved = await send(changes, picture.photo);
    setName(saved.name);
    setPicture({ url: saved.avatar, photo: null });
    if (changes.language) page.choose(changes.language);
  };
  return { name, setName, language, setLanguage, picture, setPicture, isDirty, save };
}

/** Sends what changed, shows it in the header at once, and answers the profile as it is then. @param photo in base64 */
function useSendProfile(): (changes: UpdateProfileInput, photo: string | null) => Promise<Profile> {
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
