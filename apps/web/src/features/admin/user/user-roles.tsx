import type { AdminUserDetail } from '@onceware/api/admin/admin.contract';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { RoleChoice } from './role-choice.tsx';
import { Section } from './section.tsx';
import { useOutcome, useUserChanges } from './use-user-changes.ts';
import classes from './user-roles.module.css';

/** The user's roles; nothing changes before Save. */
export function UserRoles({ user }: { user: AdminUserDetail }) {
  const t = useTranslations('adminUsers.roles');
  const sentence = useErrorSentence();
  const { changeRoles } = useUserChanges(user.id);
  const { onSuccess } = useOutcome(t('saved', { name: user.name }));
  /** The roles that are to be the other way round than they are. */
  const [flipped, setFlipped] = useState<readonly string[]>([]);

  const roles = [...new Set([...user.grantableRoles, ...user.roles])].toSorted();
  // A role that vanished meanwhile, or that somebody else made ours to leave alone, is no change any more.
  const changed = flipped.filter((role) => user.grantableRoles.includes(role));
  const add = changed.filter((role) => !user.roles.includes(role));
  const remove = changed.filter((role) => user.roles.includes(role));

  const flip = (role: string) => {
    changeRoles.reset();
    setFlipped((list) => (list.includes(role) ? list.filter((one) => one !== role) : [...list, role]));
  };
  const discard = () => {
    changeRoles.reset();
    setFlipped([]);
  };
  const save = async () => {
    try {
      await changeRoles.mutateAsync({ userId: user.id, add, remove });
      setFlipped([]);
      onSuccess();
    } catch {
      // It is said below.
    }
  };

  return (
    <Section title={t('title')}>
      <p className={classes.hint}>{t('hint')}</p>
      <ul className={classes.roles}>
        {roles.map((role) => (
          <li key={role}>
            <RoleChoice
              role={role}
              isHeld={user.roles.includes(role) !== changed.includes(role)}
              isGrantable={user.grantableRoles.includes(role)}
              isBusy={changeRoles.isPending}
              onFlip={() => flip(role)}
            />
          </li>
        ))}
      </ul>
      {changeRoles.error && (
        <p className={classes.problem} role="alert">
          {sentence(changeRoles.error)}
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          variant="primary"
          disabled={changed.length === 0}
          isBusy={changeRoles.isPending}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
        {changed.length > 0 && (
          <Button variant="quiet" onClick={discard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </Section>
  );
}
