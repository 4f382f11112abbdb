import { fileURLToPath } from 'node:url';

/** A path of the repository, from apps/server/src and from apps/server/dist alike. */
export const fromRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
