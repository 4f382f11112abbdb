import type { CatalogImport } from '@onceware/api/supply/import/import.contract';

/** It runs or waits. */
export const isOpen = ({ state }: Pick<CatalogImport, 'state'>): boolean => state === 'running' || state === 'waiting';
