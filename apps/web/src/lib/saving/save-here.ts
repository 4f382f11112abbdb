import { type ComponentType, createContext } from 'react';

/** A deal or a tool of the catalogue, or a page of the web by its address. */
export type SavableThing = { type: 'deal' | 'tool'; id: string } | { type: 'page'; url: string };

export interface SaveHereProps {
  thing: SavableThing;
  /** Element that the menu hangs on. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Menu of collections that is open for as long as it is rendered; `app/` provides it. */
export const SaveHereContext = createContext<{ SaveHere?: ComponentType<SaveHereProps> }>({});
