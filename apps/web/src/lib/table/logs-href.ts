import type { TargetType } from '@onceware/api/kernel/audit/actions.contract';
import { paths } from '../paths.ts';
import { narrowing } from './table-address.ts';

/** Returns the address of the log of what somebody did, or of what was done to something. */
export const logsHref = (values: { actorId: string } | { targetType: TargetType; targetId: string }): string =>
  `${paths.admin('logs')}?${narrowing({ q: '', filters: values }).toString()}`;
