import { IconButton } from '@onceware/ui/button/button';
import { IconApps } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import { useLazyTool } from '#lib/use-lazy-tool.ts';

const loadMenu = () => import('./apps/apps-menu.tsx');
const AppsMenu = lazy(async () => ({ default: (await loadMenu()).AppsMenu }));

/** NAV-17: five demo apps, each with a toggle. */
export function AppsButton() {
  return (
    <WithWords part="tools">
      <Apps />
    </WithWords>
  );
}

function Apps() {
  const t = useTranslations('demoTools.apps');
  const { isOpen, isLoading, near, open, close } = useLazyTool(loadMenu);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={open}
      >
        <IconApps size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <AppsMenu anchor={button} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
