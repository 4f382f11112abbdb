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

/** Actions of other features on an entity of the catalogue; `app/` fills it. */
interface EntityActions {
  Save?: ComponentType<SaveSlotProps>;
}

const EntityActionsContext = createContext<EntityActions>({});
export const EntityActionsProvider = EntityActionsContext.Provider;

/** Save, where `app/` provides it; nothing elsewhere. */
export function SaveSlot(props: SaveSlotProps) {
  const { Save } = use(EntityActionsContext);
  return Save ? <Save {...props} /> : null;
}
