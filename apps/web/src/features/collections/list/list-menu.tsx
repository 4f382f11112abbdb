import { IconDotsVertical } from '@tabler/icons-react';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { loadPart } from '#i18n/parts.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import { importDialog } from '../pieces/dialogs.ts';
import { ToolButton } from '../pieces/tool-button.tsx';

const menu = preloadable(async () => (await import('./list-menu-items.tsx')).ListMenu);

interface Props {
  collections: ListedCollection[];
  /** Link to the page; absent on the page itself. */
  onLeave: (() => void) | undefined;
}

/** Menu of actions on all collections at once. */
export function ListMenuButton({ collections, onLeave }: Props) {
  const t = useTranslations('managing.list');
  const { language } = useLanguage();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const whenLoaded = useWhenLoaded();

  const open = () =>
    whenLoaded(menu.preload(), () => {
      setWasOpen(true);
      setIsOpen(true);
    });
  const askToImport = () =>
    whenLoaded(Promise.all([importDialog.preload(), loadPart('transfer', language.code)]), () => {
      button.current?.focus();
      setIsImporting(true);
    });
  return (
    <>
      <ToolButton
        ref={button}
        // The menu names itself by it.
        id={id}
        label={t('more')}
        icon={IconDotsVertical}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void menu.preload().catch(() => undefined)}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
      />
      <Suspense>
        {wasOpen && (
          <menu.Component
            id={id}
            anchor={button}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onImport={askToImport}
            onLeave={onLeave}
          />
        )}
        {isImporting && <importDialog.Component collections={collections} onClose={() => setIsImporting(false)} />}
      </Suspense>
    </>
  );
}
