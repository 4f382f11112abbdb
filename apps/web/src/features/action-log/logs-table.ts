import { ACTIONS, TARGET_TYPES } from '@onceware/api/kernel/audit/actions.contract';
import { day, oneOf, type TableSpec, textUpTo, uuid } from '#lib/table/table-address.ts';
import { LOG_SORTS } from '@onceware/api/staff/staff.limits';

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
export const LOGS_TABLE: TableSpec<(typeof LOG_SORTS)[number], typeof filters> = {
  sorts: LOG_SORTS,
  descending: ['at'],
  filters,
};
