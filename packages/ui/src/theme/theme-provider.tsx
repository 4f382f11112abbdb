import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type ColorScheme, isColorScheme, readColorScheme, storeColorScheme } from './color-scheme.ts';

interface ThemeState {
  colorScheme: ColorScheme;
  /** Shows it at once and remembers it (I18N-04). */
  setColorScheme: (scheme: ColorScheme) => void;
  direction: 'ltr' | 'rtl';
}

const ThemeContext = createContext<ThemeState | null>(null);

export function useTheme(): ThemeState {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme needs ThemeProvider above it.');
  return theme;
}

interface ThemeProviderProps {
  /** Colour scheme that the server rendered with; the browser then reads its own store. */
  initialColorScheme: ColorScheme;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Colour scheme and direction for everything below. The look itself is static CSS: `tokens.css`. */
export function ThemeProvider({ initialColorScheme, direction, children }: ThemeProviderProps) {
  const [colorScheme, setState] = useState<ColorScheme>(() => readColorScheme() ?? initialColorScheme);

  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const show = () => {
      const shown = colorScheme === 'auto' ? (dark.matches ? 'dark' : 'light') : colorScheme;
      document.documentElement.setAttribute('data-mantine-color-scheme', shown);
    };
    show();
    dark.addEventListener('change', show);
    return () => dark.removeEventListener('change', show);
  }, [colorScheme]);

  // Another tab changed it.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === 'color-scheme' && isColorScheme(event.newValue)) setState(event.newValue);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  const setColorScheme = useCallback((next: ColorScheme) => {
    setState(next);
    storeColorScheme(next);
  }, []);

  const state = useMemo(() => ({ colorScheme, setColorScheme, direction }), [colorScheme, setColorScheme, direction]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}
