import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider.tsx';

/** The `wrapper` of tests of what Mantine draws: a light page that is read from the left, or from the right. */
export const Themed = ({ children }: { children: ReactNode }) => (
  <ThemeProvider initialColorScheme="light" direction="ltr">
    {children}
  </ThemeProvider>
);

export const ThemedRtl = ({ children }: { children: ReactNode }) => (
  <ThemeProvider initialColorScheme="light" direction="rtl">
    {children}
  </ThemeProvider>
);
