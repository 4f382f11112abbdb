import { IconButton } from '@onceware/ui/button/button';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';
import { useLazyTool } from '#lib/use-lazy-tool.ts';

const loadDialog = () => import('./search/search-dialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

/** NAV-15: opens the search, as ⌘K and Ctrl+K do on every page. */
export function SearchButton() {
  return (
    <WithWords part="tools">
      <Search />
    </WithWords>
  );
}

function Search() {
  const t = useTranslations('demoTools.search');
  const isHydrated = useIsHydrated();
  const { isOpen, isLoading, near, open, close } = useLazyTool(loadDialog);
  useShortcut(isOpen ? close : open);
  // The server does not know the keyboard.
  const keyboard = isHydrated && (isApple() ? 'mac' : 'other');
  return (
    <>
      <IconButton
        aria-label={t('open')}
        aria-keyshortcuts="Meta+K Control+K"
        aria-haspopup="dialog"
        title={keyboard ? t('openWith', { shortcut: t(`shortcut.${keyboard}`) }) : undefined}
        aria-busy={isLoading || undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={open}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Matches the physical key when the letter is of another script. */
const isK = ({ key, code }: KeyboardEvent) => key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

function useShortcut(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isChord = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
    if (!isChord || !isK(event) || event.isComposing || event.repeat) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
