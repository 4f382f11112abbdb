import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useNow } from '#lib/time/use-now.ts';
import classes from './security.module.css';

/** Offers to end the keys that still work, by name; not chosen at first, because programs stop with them. */
export function EndKeysChoice() {
  const t = useTranslations('security.password');
  const locale = useLocale();
  const now = useNow();
  const hint = useId();
  const { data } = trpc.apiKeys.list.useQuery();
  const working = (data?.keys ?? []).filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > now);
  if (working.length === 0) return null;
  // Each name keeps its own direction within the sentence.
  const names = new Intl.ListFormat(locale).format(working.map(({ name }) => `\u2068${name}\u2069`));
  return (
    <div>
      <label className={classes.choice}>
        <input className={classes.box} type="checkbox" name="endKeys" aria-describedby={hint} />
        <span>{t('endKeys', { count: working.length, names })}</span>
      </label>
      <p id={hint} className={classes.hint}>
        {t('endKeysHint')}
      </p>
    </div>
  );
}
