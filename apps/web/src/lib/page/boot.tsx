import type { PublicSettings } from './public-settings.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { ColorScheme } from '@onceware/ui/theme/color-scheme';
import { createContext, use } from 'react';

/** What the server knew while rendering and the browser must know too, so that both render the same. */
export interface Boot {
  language: LanguageCode;
  colorScheme: ColorScheme;
  isSidebarCollapsed: boolean;
  settings: PublicSettings;
  /** ISO time of the render. */
  now: string;
}

const BootContext = createContext<Boot | null>(null);
export const BootProvider = BootContext.Provider;

export function useBoot(): Boot {
  const boot = use(BootContext);
  if (!boot) throw new Error('useBoot needs BootProvider above it.');
  return boot;
}
