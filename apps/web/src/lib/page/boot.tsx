import type { Choices } from './choices.ts';
import type { PublicSettings } from './public-settings.ts';
import { createContext, use } from 'react';

/** Values that the server rendered with and the browser must know too, so that both render the same. */
export interface Boot extends Choices {
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
