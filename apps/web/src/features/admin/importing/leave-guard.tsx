import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl/react';

/** While it stands, leaving the page by a link asks first; closing the tab is asked about by the browser. */
export function LeaveGuard() {
  const t = useTranslations('adminImport.leave');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title={t('title')}
      closeLabel={t('stay')}
      size="sm"
      footer={
        <>
          <Button onClick={stay}>{t('stay')}</Button>
          <Button variant="primary" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
