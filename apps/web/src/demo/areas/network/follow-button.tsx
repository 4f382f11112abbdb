import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import rows from '../pieces/rows.module.css';
import type { SamplePerson } from '../samples/sample-people.ts';
import { useFollowed } from './network-state.ts';

export function FollowButton({ person: { id, name } }: { person: SamplePerson }) {
  const t = useTranslations('demo.network');
  const { isFollowed, toggle } = useFollowed();
  const does = isFollowed(id) ? 'unfollow' : 'follow';
  return (
    <Button
      className={rows.toggle}
      variant={isFollowed(id) ? 'quiet' : 'default'}
      aria-label={t(`${does}Person`, { name })}
      onClick={() => toggle(id)}
    >
      {t(does)}
    </Button>
  );
}
