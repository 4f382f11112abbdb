import type { Permission } from '@onceware/api/access/access.contract';
import { useTranslations } from 'use-intl/react';
import classes from './permission-choices.module.css';

/** Permissions to give to a key, none at first; a form finds those chosen under `permissions`. */
export function PermissionChoices({ legend, grantable }: { legend: string; grantable: readonly Permission[] }) {
  const t = useTranslations('keys.permission');
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{legend}</legend>
      {grantable.map((permission) => (
        <label key={permission} className={classes.choice}>
          <input className={classes.box} type="checkbox" name="permissions" value={permission} />
          {t(permission)}
        </label>
      ))}
    </fieldset>
  );
}
