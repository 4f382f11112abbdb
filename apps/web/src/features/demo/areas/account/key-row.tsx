import { Button } from '@onceware/ui/button/button';
import { Badge } from '@onceware/ui/badge/badge';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../i18n/format.ts';
import { showToast } from '../../../../lib/toasts.tsx';
import rows from '../rows.module.css';
import type { SampleKey } from '../sample-account.ts';
import { useKeys } from './account-state.ts';
import classes from './key-row.module.css';

/** Enough to tell keys apart, too little to use one. */
const masked = (secret: string) => `sample_••••••••${secret.slice(-4)}`;

export function KeyRow({ apiKey: { id, name, secret, created, isRevoked } }: { apiKey: SampleKey }) {
  const t = useTranslations('demo.account');
  const format = useFormat();
  const { setRevoked } = useKeys();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ kind: 'success', text: t('keyCopied', { name }) });
    } catch {
      showToast({ kind: 'error', text: t('keyNotCopied') });
    }
  };

  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={classes.name}>
          <bdi className={rows.name}>{name}</bdi>
          <span role="status">{isRevoked && <Badge>{t('revoked')}</Badge>}</span>
        </p>
        <p className={rows.note}>
          <code className={classes.secret} dir="ltr">
            {masked(secret)}
          </code>{' '}
          · <time dateTime={created}>{t('createdOn', { date: format.date(created) })}</time>
        </p>
      </div>
      <div className={rows.actions}>
        {!isRevoked && (
          <Button key="copy" variant="quiet" aria-label={t('copyKey', { name })} onClick={() => void copy()}>
            <IconCopy size={18} stroke={1.75} aria-hidden />
            {t('copy')}
          </Button>
        )}
        <Button key="revoke" aria-label={t(isRevoked ? 'restoreKey' : 'revokeKey', { name })} onClick={() => setRevoked(id, !isRevoked)}>
          {t(isRevoked ? 'undo' : 'revoke')}
        </Button>
      </div>
    </li>
  );
}
