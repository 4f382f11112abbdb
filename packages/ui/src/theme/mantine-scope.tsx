import { DEFAULT_THEME, DirectionContext, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { theme } from './theme.ts';
import { useTheme } from './theme-provider.tsx';

const root = () => (typeof document === 'undefined' ? undefined : document.documentElement);

const merged = mergeMantineTheme(DEFAULT_THEME, theme);

/** The page's language decides on it (`ThemeProvider`), and nothing of Mantine's. */
const setByNobody = { toggleDirection: () => undefined, setDirection: () => undefined };
const directions = { ltr: { dir: 'ltr', ...setByNobody }, rtl: { dir: 'rtl', ...setByNobody } } as const;

/**
 * Around every part that uses Mantine, inside the part's own lazy module. It stands where MantineProvider would,
 * but not at the root: a visitor who opens no menu and no panel never loads Mantine, and its variables are static
 * CSS (`mantine.css`) instead of being computed in the browser. Scopes may stand side by side or inside each other.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const { colorScheme, setColorScheme, direction } = useTheme();
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme: () => setColorScheme('auto'),
      getRootElement: root,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: false,
    }),
    [colorScheme, setColorScheme],
  );
  return (
    <DirectionContext value={directions[direction]}>
      <MantineContext value={context}>
        <MantineThemeContext value={merged}>{children}</MantineThemeContext>
      </MantineContext>
    </DirectionContext>
  );
}
