import { Button } from '@onceware/ui/button/button';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { PersonLine } from '../pieces/person-line.tsx';
import rows from '../pieces/rows.module.css';
import type { SampleTeam, TeamRole } from '../samples/sample-account.ts';
import { samplePeople } from '../samples/sample-people.ts';
import { useTeams } from './account-state.ts';
import classes from './account.module.css';

/** A team with those who are in it, and below them those who were asked. */
export function TeamSection({ team }: { team: SampleTeam }) {
  const t = useTranslations('demo.account');
  const { takeBack } = useTeams();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="stack one-column gap-3" aria-labelledby={id}>
      {/* Taking an invitation back removes its row; the focus goes here. */}
      <h2 ref={title} id={id} className={classes.title} tabIndex={-1} lang="en" dir="auto">
        {team.name}
      </h2>
      <ul className={rows.rows}>
        {team.members.map(({ personId, role }) => (
          <MemberRow key={personId} personId={personId} role={role} />
        ))}
        {team.invited.map((email) => (
          <li key={email} className={rows.row}>
            <p className={rows.words} dir="ltr">
              {email}
            </p>
            <div className="row wrap items-center gap-2 ms-auto">
              <span className={rows.note}>{t('invited')}</span>
              <Button
                aria-label={t('withdrawFrom', { email })}
                onClick={() => {
                  title.current?.focus();
                  takeBack(team.id, email);
                }}
              >
                {t('withdraw')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemberRow({ personId, role }: { personId: string; role: TeamRole }) {
  const t = useTranslations('demo.account');
  const [person] = samplePeople([personId]);
  if (!person) return null;
  return (
    <li className={rows.row}>
      <PersonLine person={person} />
      <span className={rows.note}>{t(`role.${role}`)}</span>
    </li>
  );
}
