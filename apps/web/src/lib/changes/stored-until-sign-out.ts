/** Texts of a person that a browser keeps until they sign out. */
export interface Kept {
  /** How many messages would be lost. */
  unsent(): number;
  forget(): Promise<void>;
}

const kept = new Set<Kept>();

/** @returns ends it */
export function keepUntilSignOut(given: Kept): () => void {
  kept.add(given);
  return () => void kept.delete(given);
}

export const countUnsent = (): number => [...kept].reduce((sum, { unsent }) => sum + unsent(), 0);

export const forgetStored = (): Promise<unknown> => Promise.all(Array.from(kept, (one) => one.forget()));
