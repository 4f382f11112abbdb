import type { Person } from '@onceware/api/chat/chat.contract';
import { IconButton } from '@onceware/ui/button/button';
import { IconFlag } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';

/** Reports a person of a list (LIVE-17). */
export function ReportButton({ person, onPress }: { person: Person; onPress: () => void }) {
  const label = useTranslations('chatBlocking')('report', { name: person.name });
  return (
    <IconButton aria-label={label} title={label} onClick={onPress}>
      <IconFlag size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
