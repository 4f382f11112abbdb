import type { OpenInvitation } from '@onceware/api/chat/team/team.contract';
import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { Button } from '@onceware/ui/button/button';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { Moment } from '#lib/time/moment.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { useDebounced } from '#lib/use-debounced.ts';
import { PersonLine } from '../dialogs/person-line.tsx';
import classes from './team.module.css';
import { TEAM, useTeamChanges } from './use-team-changes.ts';

const DEBOUNCE_MS = 200;
const FIELDS = ['email'] as const;
const REFUSALS = { already_in_team: 'email', invitation_declined: 'email' } as const;

interface Props {
  organizationId: string;
  invitations: readonly OpenInvitation[];
}

/** Invites by the exact address or among people whom one may write to; below, who was invited and has not answered (LIVE-17). */
export function InvitePeople({ organizationId, invitations }: Props) {
  const t = useTranslations('chatTeam');
  return (
    <section className="stack gap-3" aria-label={t('invite')}>
      <ByAddress organizationId={organizationId} />
      <AmongKnown organizationId={organizationId} />
      {invitations.length > 0 && <Waiting organizationId={organizationId} invitations={invitations} />}
    </section>
  );
}

function ByAddress({ organizationId }: Pick<Props, 'organizationId'>) {
  const t = useTranslations('chatTeam');
  const { change } = useWork(TEAM);
  const attempt = useAttempt();
  const field = useRef<HTMLInputElement>(null);
  const invite = async (values: FormData) => {
    const email = fieldText(values, 'email').trim();
    await change(({ chat }) => chat.team.invite.mutate({ organizationId, email }));
    if (field.current) field.current.value = '';
    showToast({ kind: 'success', text: t('invitedAddress', { email }) });
  };
  return (
    <CheckedForm
      className={classes.invite}
      aria-label={t('invite')}
      fields={FIELDS}
      sentence={() => t('noEmail')}
      refusals={REFUSALS}
      attempt={attempt}
      onSubmit={invite}
      footer={
        <Button type="submit" variant="primary" isBusy={attempt.isPending}>
          {t('invite')}
        </Button>
      }
    >
      <FormField
        ref={field}
        label={t('email')}
        hint={t('emailHint')}
        name="email"
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        required
        maxLength={authLimits.emailMax}
        data-autofocus
      />
    </CheckedForm>
  );
}

function AmongKnown({ organizationId }: Pick<Props, 'organizationId'>) {
  const t = useTranslations('chatTeam');
  const { invite } = useTeamChanges(organizationId);
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  const { data } = trpc.chat.acquaintances.useQuery({ q }, { enabled: q !== '', placeholderData: keepPreviousData });
  const people = q === '' ? [] : (data?.people ?? []);
  return (
    <div>
      <SearchBox label={t('findKnown')} value={query} onChange={({ target }) => setQuery(target.value)} />
      <p className="mt-1 text-14 quiet" role="status">
        {q !== '' && data && people.length === 0 ? t('nobodyFound') : ''}
      </p>
      {people.length > 0 && (
        <ul aria-label={t('known')}>
          {people.map((person) => (
            <li key={person.id} className="row items-center gap-2">
              <PersonLine person={person} isOnline={false} />
              <Button onClick={() => void invite(person).then((isMade) => isMade && setQuery(''))}>
                {t('invite')}
                <span className="sr-only"> {person.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Waiting({ organizationId, invitations }: Props) {
  const t = useTranslations('chatTeam');
  const { withdraw } = useTeamChanges(organizationId);
  return (
    <div>
      <h3 className="text-14 weight-580">
        {t('waiting')} <span className="weight-400 num quiet">{invitations.length}</span>
      </h3>
      <ul>
        {invitations.map(({ id, person, email, at }) => {
          const who = person?.name ?? email ?? '';
          return (
            <li key={id} className={classes.invitation}>
              <span className="stack flex-1 min-w-0 breaks">
                <span>
                  <bdi>{who}</bdi>
                </span>
                <span className="text-12 quiet">
                  <Moment at={at} />
                </span>
              </span>
              <Button variant="quiet" onClick={() => void withdraw(id)}>
                {t('withdraw')}
                <span className="sr-only"> {who}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
