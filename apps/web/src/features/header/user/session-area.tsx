import { buttonClass } from '@onceware/ui/button/button';
import { type MouseEvent, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { fullPath, paths } from '#lib/paths.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { useSession } from '#lib/api/session.ts';
import { ColorSchemeToggle } from '../bar/color-scheme-toggle.tsx';
import classes from './session-area.module.css';

/** Fetched for members only. */
export const { Component: MemberArea, preload: preloadMemberArea } = preloadable(
  async () => (await import('./member-area.tsx')).MemberArea,
);

export interface SessionAreaProps {
  /** Opens the login drawer, and says whether it did. If not, or without it or JavaScript, Log in leads to its page. */
  onLogIn?: (() => boolean) | undefined;
}

/** NAV-19: nothing but its room while the session loads, then the user menu or Log in. */
export function SessionArea({ onLogIn }: SessionAreaProps) {
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
      {session.status === 'authenticated' && (
        <Suspense>
          <MemberArea user={session.user} />
        </Suspense>
      )}
    </div>
  );
}

function LogInButton({ onLogIn }: SessionAreaProps) {
  const t = useTranslations('header');
  const location = useLocation();
  const open = (event: MouseEvent) => {
    if (!onLogIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (onLogIn()) event.preventDefault();
  };
  return (
    <Link
      className={buttonClass({ variant: 'default' })}
      to={paths.signIn(fullPath(location))}
      onClick={open}
      // The server leaves out of addresses what campaigns add.
      suppressHydrationWarning
    >
      {t('logIn')}
    </Link>
  );
}
