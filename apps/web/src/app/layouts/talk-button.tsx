import { Button } from '@onceware/ui/button/button';
import { useOpenLogin } from '@onceware/ui/login-drawer/login-drawer';
import { IconMessages } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useOpenRoom } from './use-open-room.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/api/session.ts';

/** Opens the deal's room in the panel; a visitor logs in first, and then it is opened (LIVE-01, AUTH-03). */
export function TalkButton({ slug }: { slug: string }) {
  const t = useTranslations('deal');
  const { status, permissions } = useSession();
  const openLogin = useOpenLogin();
  const navigate = useNavigate();
  const openRoom = useOpenRoom();
  const [isLoading, setIsLoading] = useState(false);
  const isAllowed = permissions.includes('sidebar.view');
  // Ref, because permissions are known only after the login, when `open` runs.
  const allowed = useRef(isAllowed);
  useEffect(() => {
    allowed.current = isAllowed;
  }, [isAllowed]);

  const open = () => {
    if (!allowed.current) return;
    setIsLoading(true);
    void openRoom({ dealSlug: slug }).finally(() => setIsLoading(false));
  };
  const press = () => {
    if (status === 'authenticated') open();
    // Falls back to the sign-in page, which returns to the room, if no dialog may open.
    else if (!openLogin({ variant: 'modal', andThen: open }))
      void navigate(paths.signIn(`${paths.deal(slug)}?room=deal:${encodeURIComponent(slug)}`));
  };
  if (status === 'authenticated' && !isAllowed) return null;
  return (
    <Button isWide isBusy={isLoading} onClick={press}>
      <IconMessages size={18} stroke={1.75} aria-hidden />
      {t('talk')}
    </Button>
  );
}
