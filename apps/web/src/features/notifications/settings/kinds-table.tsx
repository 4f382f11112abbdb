/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones rows are blocks, and to tables that are laid out as something else browsers give no roles */
import type { Choices } from '@onceware/api/platform/notifications/notifications.contract';
import {
  MAIL_WAYS,
  NOTIFICATION_TABS,
  type NotificationTab,
} from '@onceware/api/platform/notifications/notifications.limits';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Switch } from '@onceware/ui/switch/switch';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { useChange } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useShown } from '#lib/changes/use-shown.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { applyWays, KIND_WAYS, type WaysChange } from '../data/kind-ways.ts';
import classes from './kinds-table.module.css';

type Kind = Choices['kinds'][number];

/** By which ways each kind is told (NOTE-03). A choice is in force at once. */
export function KindsTable() {
  const t = useTranslations('notifications');
  const { language } = useLanguage();
  const { data, isError, refetch } = trpc.notifications.choices.useQuery(
    { language: language.code },
    { select: useShown(KIND_WAYS.key, applyWays) },
  );
  const { change } = useChange(KIND_WAYS);
  const make = useMake();
  if (!data)
    return isError ? (
      <LoadFailed text={t('choices.failed')} action={t('retry')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="12rem" />
    );
  const groups = NOTIFICATION_TABS.map((tab) => ({ tab, kinds: data.kinds.filter((one) => one.tab === tab) }));
  return (
    <table className={classes.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('choices.kind')}
          </th>
          {(['inProduct', 'mail', 'push'] as const).map((way) => (
            <th key={way} role="columnheader" scope="col">
              {t(`choices.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ tab, kinds }) => (
        <Group key={tab} tab={tab} kinds={kinds} onChange={(wanted) => void make(() => change(wanted), {})} />
      ))}
    </table>
  );
}

interface Changing {
  onChange: (change: WaysChange) => void;
}

function Group({ tab, kinds, onChange }: Changing & { tab: NotificationTab; kinds: readonly Kind[] }) {
  const t = useTranslations('notifications.tab');
  if (kinds.length === 0) return null;
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th className={classes.group} role="rowheader" scope="rowgroup" colSpan={4}>
          {t(tab)}
        </th>
      </tr>
      {kinds.map((one) => (
        <Row key={one.kind} of={one} onChange={onChange} />
      ))}
    </tbody>
  );
}

function Row({ of: { kind, name, inProduct, mail, push }, onChange }: Changing & { of: Kind }) {
  const t = useTranslations('notifications.choices');
  const label = (way: 'inProduct' | 'mail' | 'push') => `${t(way)}: ${name}`;
  return (
    <tr role="row" className={classes.row}>
      <th role="rowheader" scope="row" className={classes.name}>
        {name}
      </th>
      <td role="cell" data-way={t('inProduct')}>
        <Switch
          label={label('inProduct')}
          isLabelHidden
          checked={inProduct}
          onChange={(event) => onChange({ kind, inProduct: event.target.checked })}
        />
      </td>
      <td role="cell" data-way={t('mail')}>
        {mail === null ? (
          t('always')
        ) : (
          <select
            className={classes.select}
            aria-label={label('mail')}
            value={mail}
            onChange={(event) => {
              const way = MAIL_WAYS.find((one) => one === event.target.value);
              if (way) onChange({ kind, mail: way });
            }}
          >
            {MAIL_WAYS.map((way) => (
              <option key={way} value={way}>
                {t(`way.${way}`)}
              </option>
            ))}
          </select>
        )}
      </td>
      <td role="cell" data-way={t('push')}>
        <Switch
          label={label('push')}
          isLabelHidden
          checked={push}
          onChange={(event) => onChange({ kind, push: event.target.checked })}
        />
      </td>
    </tr>
  );
}
