import { IconLayoutSidebar } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { useOpenHere } from '#lib/use-open-here.ts';
import { SidebarSheet, preloadSidebarSheet } from './dashboard-parts.tsx';
import classes from './sidebar-button.module.css';

const near = () => void preloadSidebarSheet().catch(() => undefined);

/** Opens the sidebar's menu on narrow screens (NAV-08). */
export function SidebarButton() {
  const t = useTranslations('header');
  const [isOpen, setIsOpen] = useOpenHere();
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t('openSidebar')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setIsOpen(true)}
      >
        <IconLayoutSidebar className={classes.icon} size={22} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <SidebarSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
