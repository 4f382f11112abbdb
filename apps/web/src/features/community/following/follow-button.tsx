import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';

interface Props {
  person: { id: string; name: string };
  isFollowed: boolean;
}

/** Follows a member, or no longer; whoever ended it by mistake presses it again (NET-02). */
export function FollowButton({ person: { id, name }, isFollowed }: Props) {
  const t = useTranslations('following');
  const make = useMake();
  const { following } = trpc.useUtils();
  // One after the other, so that what was pressed last is what counts.
  const { mutateAsync } = trpc.following.follow.useMutation({ scope: { id: `follow ${id}` } });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const on = chosen ?? isFollowed;
  const toggle = async () => {
    setChosen(!on);
    const state = await make(() => mutateAsync({ userId: id, on: !on }), {});
    if (state) following.state.setData({ userId: id }, state);
    else setChosen(on);
  };
  return (
    <Button
      variant={on ? 'default' : 'primary'}
      aria-pressed={on}
      aria-label={t('followThis', { name })}
      onClick={() => void toggle()}
    >
      {t(on ? 'isFollowed' : 'follow')}
    </Button>
  );
}
