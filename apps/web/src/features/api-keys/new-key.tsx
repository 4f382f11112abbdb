import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ShownOnce } from './shown-once.tsx';

const isolated = (text: ReactNode) => <bdi>{text}</bdi>;

/** A new key, which is shown only now, until the reader confirms that it is copied. */
export function NewKey({ name, token, onDone }: { name: string; token: string; onDone: () => void }) {
  const t = useTranslations('keys.made');
  return (
    <ShownOnce
      title={t.rich('title', { name, key: isolated })}
      label={t('token')}
      value={token}
      copied={t('copied')}
      notCopied={t('notCopied')}
      onDone={onDone}
    />
  );
}
