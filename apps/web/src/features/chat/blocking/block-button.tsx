import type { Person } from '@onceware/api/chat/chat.contract';
import { IconButton } from '@onceware/ui/button/button';
import { IconBan } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useBlock } from './use-block.ts';

/** Blocks a person of a list (LIVE-16). */
export function BlockButton({ person, onBlocked }: { person: Person; onBlocked: () => void }) {
  const t = useTranslations('chatBlocking');
  const block = useBlock();
  const label = t('block', { name: person.name });
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => void block(person).then((isBlocked) => isBlocked && onBlocked())}
    >
      <IconBan size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
