import { Button } from '@onceware/ui/button/button';
import { IconFolderPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { preloadToasts } from '#lib/toasts/toasts.tsx';
import { useAskToLogIn } from '../save/use-ask-to-log-in.ts';
import { useCopyShared } from './use-copy-shared.ts';

/** A visitor logs in first, and then it is copied (AUTH-03). */
export function CopyButton({ token }: { token: string }) {
  const t = useTranslations('sharing.page');
  const { status } = useSession();
  const askToLogIn = useAskToLogIn();
  const { copy, isCopying } = useCopyShared(token);

  const press = () => {
    preloadToasts();
    if (status === 'authenticated') copy();
    else askToLogIn(copy);
  };
  return (
    <Button variant="primary" isBusy={isCopying} onClick={press}>
      <IconFolderPlus size={18} stroke={1.75} aria-hidden />
      {t(isCopying ? 'copying' : 'copy')}
    </Button>
  );
}
