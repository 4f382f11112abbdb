import type { AdminUserDetail } from '@onceware/api/staff/staff.contract';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { RoleChoice } from './role-choice.tsx';
import { Section } from './section.tsx';
import { useUserChange } from './use-user-change.ts';
import classes from './user.module.css';

/** The user's roles; nothing changes before Save. */
export function UserRoles({ user }: { user: AdminUserDetail }) {
  const t = useTranslations('adminUsers.roles');
  const sentence = useErrorSentence();
  const { change, isPending, error, reset } = useUserChange(user.id);
  const make = useMake();
  /** The roles that are to be the other way round than they are. */
  const [flipped, setFlipped] = useState<readonly string[]>([]);

  const roles = [...new Set([...user.grantableRoles, ...user.roles])].toSorted();
  // A role that vanished meanwhile, or that somebody else made ours to leave alone, is no change any more.
  const changed = flipped.filter((role) => user.grantableRoles.includes(role));
  const add = changed.filter((role) => !user.roles.includes(role));
  const remove = changed.filter((role) => user.roles.includes(role));

  const flip = (role: string) => {
    reset();
    setFlipped((list) => (list.includes(role) ? list.filter((one) => one !== role) : [...list, role]));
  };
  const discard = () => {
    reset();
    setFlipped([]);
  };
  const save = async () => {
    const saving = () => change(({ admin }) => admin.users.changeRoles.mutate({ userId: user.id, add, remove }));
    // A failure is said below.
    const answer = await make(saving, { done: t('saved', { name: user.name }), failed: () => null });
    if (answer !== null) setFlipped([]);
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
              isBusy={isPending}
              onFlip={() => flip(role)}
            />
          </li>
        ))}
      </ul>
      {error !== null && (
        <p className={classes.problem} role="alert">
          {sentence(error)}
        </p>
      )}
      <div className="row wrap gap-2">
        <Button variant="primary" disabled={changed.length === 0} isBusy={isPending} onClick={() => void save()}>
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
