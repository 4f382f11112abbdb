import { ACTIONS, type Action } from '@onceware/api/kernel/audit/actions.contract';
import { useTranslations } from 'use-intl/react';

const isAction = (action: string): action is Action => ACTIONS.some((one) => one === action);

/** An action in words. Actions of other releases are shown unchanged. */
export function useActionName(): (action: string) => string {
  const t = useTranslations('adminLogs.action');
  return (action) => (isAction(action) ? t(action) : action);
}
