import type { Filters, TableSpec } from '#lib/table/table-address.ts';
import { MUTE_SORTS, ROOM_SORTS } from '@onceware/api/chat/chat.limits';

// Each table is shared by its page and the loader.

export const MUTED_TABLE = {
  sorts: MUTE_SORTS,
  descending: ['since'],
  filters: {},
} as const satisfies TableSpec<string, Filters>;

export const ROOMS_TABLE = {
  sorts: ROOM_SORTS,
  descending: ['newest'],
  filters: {},
} as const satisfies TableSpec<string, Filters>;
