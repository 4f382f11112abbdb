import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';
import classes from './delivery-settings.module.css';
import { canPush, isBlocked, subscribeBrowser } from './push-browser.ts';

/** Browsers that show notifications while no page is open. */
export function PushBrowsers() {
  const t = useTranslations('delivery');
  const utils = trpc.useUtils();
  const make = useMake();
  const isHydrated = useIsHydrated();
  const { data } = trpc.notifications.pushes.useQuery();
  const onSuccess = (pushes: NonNullable<typeof data>) => utils.notifications.pushes.setData(undefined, pushes);
  const subscribe = trpc.notifications.subscribe.useMutation({ onSuccess });
  const unsubscribe = trpc.notifications.unsubscribe.useMutation({ onSuccess });
  if (!data || !isHydrated) return null;
  const show = () =>
    void make(async () => {
      const subscription = await subscribeBrowser(data.key);
      return subscription && subscribe.mutateAsync(subscription);
    }, {});
  const problem = isBlocked() ? 'blocked' : canPush() ? null : 'unable';
  return (
    <div className={classes.settings}>
      {problem ? (
        <p className="text-14 quiet">{t(problem)}</p>
      ) : (
        <Button isBusy={subscribe.isPending} onClick={show}>
          {t('show')}
        </Button>
      )}
      {data.devices.length > 0 && (
        <ul className={classes.browsers} aria-label={t('browsers')}>
          {data.devices.map(({ id, browser, system }) => (
            <li key={id} className={classes.line}>
              <span>{[browser ?? t('unknown'), system].filter(Boolean).join(' · ')}</span>
              <Button
                isBusy={unsubscribe.isPending}
                onClick={() => void make(() => unsubscribe.mutateAsync({ id }), {})}
              >
                {t('stop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
