import { ADMIN_SORTS } from '@onceware/api/admin/admin.limits';
import { ACTIONS, TARGET_TYPES } from '@onceware/api/action-log/action-log.contract';
import { day, oneOf, type TableSpec, textUpTo, uuid } from '#lib/table/table-address.ts';

const TARGET_ID_MAX = 200;
const filters = {
  action: oneOf(ACTIONS),
  actorId: uuid,
  targetType: oneOf(TARGET_TYPES),
  targetId: textUpTo(TARGET_ID_MAX),
  from: day,
  to: day,
};

/** Sorts and filters of the log; shared by the page and its loader. */
export const LOGS_TABLE: TableSpec<(typeof ADMIN_SORTS.logs)[number], typeof filters> = {
  sorts: ADMIN_SORTS.logs,
  descending: ['at'],
  filters,
};
