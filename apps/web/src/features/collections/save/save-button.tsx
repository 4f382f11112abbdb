import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { loadPart } from '#i18n/parts.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { useSession } from '#lib/api/session.ts';
import { useAskToLogIn } from './use-ask-to-log-in.ts';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import type { EntityRef } from './saved-query.ts';
import { useSaved } from './use-saved.ts';
import classes from './save-button.module.css';

const menu = preloadable(async () => (await import('./save-menu.tsx')).SaveMenu);
/** Left out where its code cannot be had. */
const fly = (button: HTMLElement) =>
  void import('./fly-to-collections.ts').then(
    ({ flyToCollections }) => flyToCollections(button),
    () => undefined,
  );

interface Props {
  entity: EntityRef & { title: string };
  /** `icon`: on a card. `button`: with its word. */
  variant: 'icon' | 'button';
}

/** Saves a deal or a tool in collections. A visitor logs in first, and then it is saved (AUTH-03). */
export function SaveButton(props: Props) {
  // Whether its menu is open, and what was asked for, belongs to one entity.
  return <EntitySaveButton key={`${props.entity.type}:${props.entity.id}`} {...props} />;
}

function EntitySaveButton({ entity, variant }: Props) {
  const t = useTranslations('save');
  const { ids } = useSaved(entity);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { isOpen, wasOpen, isLoading, isSaveAsked, near, press, close, takeSave } = useSaveMenu();

  const isSaved = ids !== undefined && ids.length > 0;
  // Leaves alone what was saved before, or elsewhere.
  const isNew = useRef(false);
  useEffect(() => {
    if (ids === undefined) return;
    if (isSaved && isNew.current && wasOpen && button.current) fly(button.current);
    isNew.current = !isSaved;
  }, [ids, isSaved, wasOpen]);
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      <button
        ref={button}
        type="button"
        // The menu names itself by it.
        id={id}
        className={classes.save}
        data-variant={variant}
        data-saved={isSaved || undefined}
        aria-label={t(isSaved ? 'savedTitle' : 'saveTitle', { title: entity.title })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={press}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        {variant === 'button' && t(isSaved ? 'saved' : 'save')}
      </button>
      {wasOpen && (
        <Suspense>
          <menu.Component
            id={id}
            anchor={button}
            entity={entity}
            isOpen={isOpen}
            onClose={close}
            isSaveAsked={isSaveAsked}
            onSaveTaken={takeSave}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the menu is open, and how it gets there: it and its words come when somebody is near, and visitors log in first. */
function useSaveMenu() {
  const { status } = useSession();
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [isSaveAsked, setIsSaveAsked] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const askToLogIn = useAskToLogIn();
  const whenLoaded = useWhenLoaded();

  const load = () => Promise.all([menu.preload(), loadPart('collections', language.code)]);
  const open = () => {
    setIsLoading(true);
    const loaded = load();
    loaded.catch(() => undefined).finally(() => setIsLoading(false));
    whenLoaded(loaded, () => {
      setWasOpen(true);
      setIsOpen(true);
    });
  };
  const press = () => {
    if (status === 'authenticated') return isOpen ? setIsOpen(false) : open();
    askToLogIn(() => {
      setIsSaveAsked(true);
      open();
    });
  };
  const near = () => {
    if (status === 'authenticated') load().catch(() => undefined);
  };
  return {
    isOpen,
    wasOpen: wasOpen && status === 'authenticated',
    isLoading,
    isSaveAsked,
    near,
    press,
    close: () => setIsOpen(false),
    takeSave: () => setIsSaveAsked(false),
  };
}
