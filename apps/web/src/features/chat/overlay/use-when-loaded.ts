import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import { showToast } from '#lib/toasts/toasts.tsx';

/** Goes on once some code is there; where it cannot be fetched, it says so and the panel stays as it is. The same function every time. */
export function useWhenLoaded(): (load: () => Promise<unknown>, goOn: () => void) => void {
  const t = useTranslations('errors');
  return useCallback(
    (load, goOn) => {
      load().then(goOn, (error: unknown) => showToast({ kind: 'error', text: t(errorKey(error) ?? 'offline') }));
    },
    [t],
  );
}
