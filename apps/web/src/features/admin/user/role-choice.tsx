import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './user.module.css';

interface Props {
  role: string;
  isHeld: boolean;
  isGrantable: boolean;
  isBusy: boolean;
  onFlip: () => void;
}

/** One role; one that the admin may not give or take says why. */
export function RoleChoice({ role, isHeld, isGrantable, isBusy, onFlip }: Props) {
  const t = useTranslations('adminUsers.roles');
  const id = useId();
  return (
    <div className={classes.userRolesRole}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={isHeld}
          disabled={!isGrantable || isBusy}
          aria-describedby={isGrantable ? undefined : id}
          onChange={onFlip}
        />
        <bdi>{role}</bdi>
      </label>
      {!isGrantable && (
        <p id={id} className={classes.why}>
          {t('notYours')}
        </p>
      )}
    </div>
  );
}
