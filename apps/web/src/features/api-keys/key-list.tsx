import type { ApiKey } from '@onceware/api/identity/api-keys/api-keys.contract';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './api-keys.module.css';
import { KeyRow } from './key-row.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const t = useTranslations('keys');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  return (
    <section aria-labelledby={id}>
      {/* Revoking a key removes its row; the focus goes here. */}
      <h2 ref={title} id={id} className={classes.keyListTitle} tabIndex={-1}>
        {t('list')}
      </h2>
      {keys.length === 0 ? (
        <p className="measure quiet">{t('empty')}</p>
      ) : (
        <ul className={classes.list}>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {revoking && (
        <RevokeDialog apiKey={revoking} onRevoked={() => title.current?.focus()} onClose={() => setRevoking(null)} />
      )}
    </section>
  );
}
