import type { FacetsInput } from '@onceware/api/catalog/catalog.contract';
import { type ComponentType, createContext, use } from 'react';

/** A deal or a tool, as far as an action on it needs to know. */
export interface Entity {
  type: 'deal' | 'tool';
  id: string;
  title: string;
}

interface SaveSlotProps {
  entity: Entity;
  /** `icon`: the 44 px target on a card. `button`: with its word, on the entity's own page. */
  variant: 'icon' | 'button';
}

type Watched =
  | { kind: 'deal' | 'tool'; id: string }
  /** Filters, as `catalog.facets` takes them. */
  | { kind: 'search'; search: FacetsInput };

interface WatchSlotProps {
  subject: Watched;
  title: string;
  /** Price of today; null: there is none. */
  price: { amount: number; currency: string } | null;
}

/** Actions of other features on an entity of the catalogue; `app/` fills it. */
interface EntityActions {
  Save?: ComponentType<SaveSlotProps>;
  Watch?: ComponentType<WatchSlotProps>;
}

const EntityActionsContext = createContext<EntityActions>({});
export const EntityActionsProvider = EntityActionsContext.Provider;

/** Save, where `app/` provides it; nothing elsewhere. */
export function SaveSlot(props: SaveSlotProps) {
  const { Save } = use(EntityActionsContext);
  return Save ? <Save {...props} /> : null;
}

/** Watching, where `app/` provides it; nothing elsewhere. */
export function WatchSlot(props: WatchSlotProps) {
  const { Watch } = use(EntityActionsContext);
  return Watch ? <Watch {...props} /> : null;
}
