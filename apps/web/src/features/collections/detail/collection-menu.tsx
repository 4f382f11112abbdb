import { IconDots } from '@tabler/icons-react';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { loadPart } from '#i18n/parts.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import { addItems, collectionForm, publishDialog, shareDialog } from '../pieces/dialogs.ts';
import { ToolButton } from '../pieces/tool-button.tsx';
import type { CollectionDialog } from './collection-menu-items.tsx';

const menu = preloadable(async () => (await import('./collection-menu-items.tsx')).CollectionMenu);

interface Props {
  collection: ListedCollection;
  /** Called when the reader deletes it; it disappears a moment later. */
  onDeleted: () => void;
  className?: string | undefined;
}

/** Menu of actions on a collection (COL-15): a button, its menu, and the dialogs that the menu opens. */
export function CollectionMenuButton({ collection, onDeleted, className }: Props) {
  const t = useTranslations('managing.menu');
  const { language } = useLanguage();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [dialog, setDialog] = useState<CollectionDialog | null>(null);
  const whenLoaded = useWhenLoaded();

  const open = () =>
    whenLoaded(menu.preload(), () => {
      setWasOpen(true);
      setIsOpen(true);
    });
  const ask = (asked: CollectionDialog) => {
    const code = {
      addItems: addItems.preload,
      edit: collectionForm.preload,
      share: () => Promise.all([shareDialog.preload(), loadPart('sharing', language.code)]),
      publish: () => Promise.all([publishDialog.preload(), loadPart('sharing', language.code)]),
    };
    whenLoaded(code[asked](), () => {
      // The dialog gives the focus back to where it was when it opened.
      button.current?.focus();
      setDialog(asked);
    });
  };
  const close = () => setDialog(null);
  return (
    <>
      <ToolButton
        ref={button}
        // The menu names itself by it.
        id={id}
        className={className}
        label={t('label', { name: collection.name })}
        icon={IconDots}
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
            collection={collection}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onAsk={ask}
            onDeleted={onDeleted}
          />
        )}
        {dialog === 'addItems' && <addItems.Component collection={collection} onClose={close} />}
        {dialog === 'edit' && <collectionForm.Component collection={collection} onClose={close} />}
        {dialog === 'publish' && <publishDialog.Component collection={collection} onClose={close} />}
        {dialog === 'share' && <shareDialog.Component collection={collection} onClose={close} />}
      </Suspense>
    </>
  );
}
