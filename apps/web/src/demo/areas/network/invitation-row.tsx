import { Button } from '@onceware/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { PersonLine } from '../pieces/person-line.tsx';
import rows from '../pieces/rows.module.css';
import type { SampleInvitation } from '../samples/sample-network.ts';
import { samplePeople } from '../samples/sample-people.ts';
import classes from './invitation-row.module.css';
import { useInvitations } from './network-state.ts';

const circleName = (name: ReactNode) => <bdi lang="en">{name}</bdi>;

/** An invitation with its two answers. The pressed button turns into Undo, so the focus stays where it was. */
export function InvitationRow({ invitation }: { invitation: SampleInvitation }) {
  const t = useTranslations('demo.network');
  const format = useFormat();
  const { answerTo, answer, undo } = useInvitations();
  const { id, circle, note, sent } = invitation;
  const [person] = samplePeople([invitation.personId]);
  if (!person) return null;
  const given = answerTo(id);
  const press = (next: 'accepted' | 'declined') => (given ? undo(id) : answer(id, next));
  const asks = circle === undefined ? t('asksToConnect') : t.rich('asksIntoCircle', { circle, name: circleName });

  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <PersonLine
          person={person}
          note={
            <>
              {asks} · <time dateTime={sent}>{format.date(sent)}</time>
            </>
          }
        />
        <p className={classes.note} lang="en" dir="auto">
          {note}
        </p>
      </div>
      <div className="row wrap items-center gap-2 ms-auto">
        <span role="status" className={rows.note}>
          {given && t(`answer.${given}`)}
        </span>
        {given !== 'accepted' && (
          <Button
            key="decline"
            variant="quiet"
            aria-label={t(given ? 'undoFor' : 'declineFor', { name: person.name })}
            onClick={() => press('declined')}
          >
            {t(given ? 'undo' : 'decline')}
          </Button>
        )}
        {given !== 'declined' && (
          <Button
            key="accept"
            aria-label={t(given ? 'undoFor' : 'acceptFor', { name: person.name })}
            onClick={() => press('accepted')}
          >
            {t(given ? 'undo' : 'accept')}
          </Button>
        )}
      </div>
    </li>
  );
}
