import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl/react';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** While there is something unsaved: asks before another page takes its place, and lets the browser ask before it closes. */
export function ProfileLeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('account.leave');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isDirty) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      size="sm"
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t('leave')}</Button>
          <Button variant="primary" data-autofocus onClick={stay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
