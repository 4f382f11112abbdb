import { buttonClass } from '@onceware/ui/button/button';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { fullPath, paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import classes from './session-area.module.css';
import { UserMenuTrigger } from './user-menu-trigger.tsx';

const loadUserMenu = () => import('./user-menu.tsx');
const UserMenu = lazy(async () => ({ default: (await loadUserMenu()).UserMenu }));

/** NAV-19: nothing but its room while the session loads, then the user menu or Log in. */
export function SessionArea({ onLogIn }: { onLogIn?: (() => void) | undefined }) {
  const session = useSession();
  return (
    <div className={classes.area} aria-busy={session.status === 'loading' || undefined}>
      {session.status === 'anonymous' && (
        <>
          <span className={classes.wide}>
            <ColorSchemeToggle />
          </span>
          <LogInButton onLogIn={onLogIn} />
        </>
      )}
      {session.status === 'authenticated' && <LazyUserMenu user={session.user} />}
    </div>
  );
}

function LogInButton({ onLogIn }: { onLogIn: (() => void) | undefined }) {
  const t = useTranslations('header');
  const location = useLocation();
  const open = (event: MouseEvent) => {
    if (!onLogIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLogIn();
  };
  return (
    <Link className={buttonClass({ variant: 'default' })} to={paths.signIn(fullPath(location))} onClick={open}>
      {t('logIn')}
    </Link>
  );
}

/** The menu's code is fetched when the pointer or the focus comes near, and opened by the first click. */
function LazyUserMenu({ user }: { user: { name: string; email: string; avatar: string | null } }) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = <UserMenuTrigger user={user} onPointerEnter={loadUserMenu} onFocus={loadUserMenu} onClick={() => setIsWanted(true)} />;
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <UserMenu user={user} />
    </Suspense>
  );
}
