import { useOpenLogin } from '@onceware/ui/login-drawer/login-drawer';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '../../../i18n/errors.ts';
import { fullPath, paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { preloadToasts, showToast } from '../../../lib/toasts.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { type EntityRef, holds } from '../collections-cache.ts';
import { useCollections } from '../hooks/use-collections.ts';
import { useSaveNew } from '../hooks/use-save-new.ts';
import classes from './save-button.module.css';

const loadMenu = () => import('./save-menu.tsx');
const SaveMenu = lazy(async () => ({ default: (await loadMenu()).SaveMenu }));

interface Props {
  entity: EntityRef & { title: string };
  /** `icon`: on a card. `button`: with its word. */
  variant: 'icon' | 'button';
}

/** Keeps a deal or a tool in collections. A visitor logs in first, and then it is kept (AUTH-03). */
export function SaveButton(props: Props) {
  // Its changes are queued by entity, so that must never change.
  return <EntitySaveButton key={`${props.entity.type}:${props.entity.id}`} {...props} />;
}

function EntitySaveButton({ entity, variant }: Props) {
  const t = useTranslations('collections.save');
  const session = useSession();
  const { collections } = useCollections();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const askToLogIn = useAskToLogIn();
  const saveNew = useSaveNew(entity);
  const sentence = useErrorSentence();

  const open = () => {
    preloadToasts();
    // Without its code there is no menu; the page must not fail for it.
    loadMenu().then(
      () => {
        setWasOpen(true);
        setIsOpen(true);
      },
      (error: unknown) => showToast({ kind: 'error', text: sentence(error) }),
    );
  };
  const press = () => {
    if (session.status === 'authenticated') return isOpen ? setIsOpen(false) : open();
    askToLogIn(() => {
      open();
      void saveNew();
    });
  };
  const near = () => {
    if (session.status === 'authenticated') loadMenu().catch(() => undefined);
  };

  const isSaved = collections?.some((collection) => holds(collection, entity)) ?? false;
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
        aria-haspopup={session.status === 'authenticated' ? 'menu' : 'dialog'}
        aria-expanded={isOpen}
        disabled={!isHydrated}
        onPointerEnter={near}
        onFocus={near}
        onClick={press}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        {variant === 'button' && t(isSaved ? 'saved' : 'save')}
      </button>
      {wasOpen && session.status === 'authenticated' && (
        <Suspense>
          <SaveMenu id={id} anchor={button} entity={entity} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The login drawer, or its page where no drawer may open. */
function useAskToLogIn(): (andThen: () => void) => void {
  const openLogin = useOpenLogin();
  const { status } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  return (andThen) => {
    if (!openLogin({ variant: 'modal', andThen }) && status === 'anonymous') void navigate(paths.signIn(fullPath(location)));
  };
}
