import type { ApiKey } from '@onceware/api/identity/api-keys/api-keys.contract';
import { accountLimits } from '@onceware/api/identity/account/account.limits';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { paths } from '#lib/paths.ts';
import { CreateKeyDialog } from '../create-key-dialog.tsx';
import { NewKey } from '../new-key.tsx';
import classes from './anywhere.module.css';

/** Makes a key that may change collections, which is what all tools here need. */
export function KeyForTools() {
  const t = useTranslations('anywhere.key');
  const { data } = trpc.apiKeys.list.useQuery();
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<{ key: ApiKey; token: string } | null>(null);
  if (!data) return null;
  const isFull = data.keys.length >= accountLimits.keysMax;
  return (
    <>
      {made && <NewKey key={made.key.id} name={made.key.name} token={made.token} onDone={() => setMade(null)} />}
      <p className={classes.actions}>
        <Button variant={made ? 'default' : 'primary'} disabled={isFull} onClick={() => setIsCreating(true)}>
          {t('create')}
        </Button>
        <Link to={paths.account.apiKeys}>{t('all')}</Link>
      </p>
      {isCreating && (
        <CreateKeyDialog
          grantable={data.grantable}
          suggested={{ name: t('name'), scopes: ['write'] }}
          onCreated={(created) => {
            setMade(created);
            setIsCreating(false);
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}
