import type { TargetType } from '@onceware/api/action-log/action-log.contract';
import { paths } from '../paths.ts';
import { narrowing } from './table-address.ts';

/** Where the log shows what somebody did, or what was done to something. */
export const logsHref = (values: { actorId: string } | { targetType: TargetType; targetId: string }): string =>
  `${paths.admin('logs')}?${narrowing({ q: '', filters: values }).toString()}`;
