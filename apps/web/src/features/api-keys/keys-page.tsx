import { accountLimits } from '@onceware/api/identity/account/account.limits';
import type { ApiKey } from '@onceware/api/identity/api-keys/api-keys.contract';
import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { HowTo } from './how-to.tsx';
import { KeyList } from './key-list.tsx';
import { NewKey } from './new-key.tsx';
import { WebhookSection } from './webhook/webhook-section.tsx';

/** `/account/api-keys` (AUTH-06, API-08, NAV-14) */
export function KeysPage() {
  const t = useTranslations('keys');
  const { data, isError, refetch } = trpc.apiKeys.list.useQuery();
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<{ key: ApiKey; token: string } | null>(null);
  const isFull = data !== undefined && data.keys.length >= accountLimits.keysMax;

  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <div className="stack one-column gap-6">
        {made && <NewKey key={made.key.id} name={made.key.name} token={made.token} onDone={() => setMade(null)} />}
        {data && (
          <div>
            <Button variant={made ? 'default' : 'primary'} disabled={isFull} onClick={() => setIsCreating(true)}>
              {t('create')}
            </Button>
            {isFull && <p className="mt-2 text-14 quiet">{t('full', { max: accountLimits.keysMax })}</p>}
          </div>
        )}
        {data && <KeyList keys={data.keys} />}
        {!data && isError && <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={() => void refetch()} />}
        {!data && !isError && <KeysSkeleton label={t('loading')} />}
        <WebhookSection />
        <HowTo />
      </div>
      {data && isCreating && (
        <CreateKeyDialog
          grantable={data.grantable}
          onCreated={(created) => {
            setMade(created);
            setIsCreating(false);
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
    </AccountPage>
  );
}

function KeysSkeleton({ label }: { label: string }) {
  return (
    <div>
      <p className="sr-only" role="status">
        {label}
      </p>
      <Skeleton height="4rem" />
    </div>
  );
}
