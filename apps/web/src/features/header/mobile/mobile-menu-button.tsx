import { IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { preloadable } from '#lib/page/preloadable.tsx';
import { useOpenHere } from '#lib/use-open-here.ts';
import classes from './mobile-menu-button.module.css';

export const { Component: MobileMenu, preload: preloadMobileMenu } = preloadable(
  async () => (await import('./mobile-menu.tsx')).MobileMenu,
);
const near = () => void preloadMobileMenu().catch(() => undefined);

/** Opens the main menu where the header has no room for it (NAV-08). */
export function MobileMenuButton({ tools, bell }: { tools: ReactNode; bell: ReactNode }) {
  const t = useTranslations('header');
  const [isOpen, setIsOpen] = useOpenHere();
  return (
    <>
      <button
        type="button"
        className={classes.burger}
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setIsOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <MobileMenu onClose={() => setIsOpen(false)} tools={tools} bell={bell} />
        </Suspense>
      )}
    </>
  );
}
