import { Button } from '@onceware/ui/button/button';
import { useOpenLogin } from '@onceware/ui/login-drawer/login-drawer';
import { IconEye, IconEyeCheck, IconEyePause } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { loadPart } from '#i18n/parts.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { fullPath, paths } from '#lib/paths.ts';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import type { Money, WatchSubject } from './subject.ts';

const dialog = preloadable(async () => (await import('./watch-dialog.tsx')).WatchDialog);

interface Props {
  subject: WatchSubject;
  /** Name of the deal or tool, or the heading of the search. */
  title: string;
  /** Price of today; null: there is none. */
  price: Money | null;
}

/** Watches a deal, a tool or a search, and leads to what is watched already. A visitor logs in first (NOTE-06). */
export function WatchButton({ subject, title, price }: Props) {
  const t = useTranslations('watch');
  const { status } = useSession();
  const isMember = status === 'authenticated';
  const { data } = trpc.watches.find.useQuery({ subject }, { enabled: isMember });
  const { isOpen, isLoading, near, open, close } = useDialog();
  const watch = (isMember && data?.watch) || null;
  const state = watch === null ? 'none' : watch.isPaused ? 'paused' : 'watching';
  const Icon = { none: IconEye, watching: IconEyeCheck, paused: IconEyePause }[state];
  return (
    <>
      <Button
        size={subject.kind === 'search' ? 'md' : 'lg'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={open}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        {state === 'none' ? t(subject.kind) : t(state)}
      </Button>
      {isOpen && isMember && data && (
        <Suspense>
          <dialog.Component subject={subject} title={title} price={price} watch={watch} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The dialog and its words come when somebody is near, and visitors log in first. */
function useDialog() {
  const { status } = useSession();
  const { language } = useLanguage();
  const openLogin = useOpenLogin();
  const navigate = useNavigate();
  const location = useLocation();
  const whenLoaded = useWhenLoaded();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const load = () => Promise.all([dialog.preload(), loadPart('watches', language.code)]);
  const show = () => {
    setIsLoading(true);
    const loaded = load();
    loaded.catch(() => undefined).finally(() => setIsLoading(false));
    whenLoaded(loaded, () => setIsOpen(true));
  };
  return {
    isOpen,
    isLoading,
    near: () => {
      if (status === 'authenticated') load().catch(() => undefined);
    },
    open: () => {
      if (status === 'authenticated') return show();
      if (!openLogin({ variant: 'modal', andThen: show }) && status === 'anonymous')
        void navigate(paths.signIn(fullPath(location)));
    },
    close: () => setIsOpen(false),
  };
}
