import { Button } from '@onceware/ui/button/button';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useAskToLogIn } from '../save/use-ask-to-log-in.ts';

/** Follows a published collection, or no longer; a visitor logs in first, and then follows it (AUTH-03). */
export function FollowButton({ token, isFollowed }: { token: string; isFollowed: boolean }) {
  const t = useTranslations('publishing');
  const make = useMake();
  const { status } = useSession();
  const askToLogIn = useAskToLogIn();
  const { change, isPending } = useWork(getQueryKey(trpc.collections.shared), getQueryKey(trpc.publishing));
  const Icon = isFollowed ? IconBellCheck : IconBell;

  const toggle = (follows: boolean) =>
    void make(
      () => change(({ publishing }) => (follows ? publishing.follow : publishing.unfollow).mutate({ token })),
      {},
    );
  return (
    <Button
      aria-pressed={isFollowed}
      isBusy={isPending}
      onClick={() => (status === 'authenticated' ? toggle(!isFollowed) : askToLogIn(() => toggle(true)))}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      {t(isFollowed ? 'following' : 'follow')}
    </Button>
  );
}
