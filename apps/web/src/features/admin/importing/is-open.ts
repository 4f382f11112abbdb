import type { CatalogImport } from '@onceware/api/catalog/import/import.contract';

/** It runs or waits. */
export const isOpen = ({ state }: Pick<CatalogImport, 'state'>): boolean => state === 'running' || state === 'waiting';
