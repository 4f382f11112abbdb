import { gravatarLimits } from '@onceware/api/identity/gravatar/gravatar.limits';
import { Avatar, type AvatarProps } from '@onceware/ui/avatar/avatar';
import { useQuery } from '@tanstack/react-query';
import { useBoot } from '../page/boot.tsx';

const DAY = 86_400_000;
const GRAVATAR_SIZE = gravatarLimits.sizeDefault;

interface Props extends Omit<AvatarProps, 'src' | 'name'> {
  user: { name: string; email?: string | undefined; avatar: string | null };
}

/** A user's own picture, else the one that Gravatar has for their e-mail address, else Avatar's fallback (API-05, UI-02). */
export function UserAvatar({ user, size = 40, ...look }: Props) {
  const gravatar = useGravatar(user.avatar ? undefined : user.email, size);
  return <Avatar {...look} src={user.avatar || gravatar} name={user.name} size={size} />;
}

/** Called from an effect, so never before hydration; a failure counts as no picture. */
function useGravatar(email: string | undefined, size: number): string | null {
  const { gravatarUrl } = useBoot().settings;
  const { data: hash } = useQuery({
    queryKey: ['gravatar', email],
    queryFn: ({ signal }) => findGravatar(email ?? '', signal),
    enabled: Boolean(email),
    staleTime: DAY,
    retry: false,
  });
  // Two device pixels for each of ours.
  return hash ? `${gravatarUrl}/${hash}?s=${Math.max(GRAVATAR_SIZE, 2 * size)}&d=404` : null;
}

/** The hash under which Gravatar has a picture, or null. */
async function findGravatar(email: string, signal: AbortSignal): Promise<string | null> {
  // Browsers hash only on secure origins.
  if (!('subtle' in crypto)) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const response = await fetch(`/api/gravatar/exists?hash=${hash}&s=${GRAVATAR_SIZE}`, { signal });
  // Throws, because a lookup that was not made or failed says nothing about the picture.
  if (!response.ok) throw new Error(`Gravatar could not be asked: ${response.status}`);
  const answer = (await response.json()) as { exists?: boolean };
  return answer.exists ? hash : null;
}
