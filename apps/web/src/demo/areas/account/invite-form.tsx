import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { TextField } from '@onceware/ui/field/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { NeedsScript } from '#lib/form/needs-script.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { isEmail } from '../pieces/is-email.ts';
import { useTeams } from './account-state.ts';
import classes from './account.module.css';

type Problem = 'notEmail' | 'invitedAlready';

export function InviteForm() {
  const t = useTranslations('demo.account');
  const { teams, invite } = useTeams();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [teamId, setTeamId] = useState(teams[0]?.id);
  const [problem, setProblem] = useState<Problem>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    const asked = email.trim().toLowerCase();
    const team = teams.find((known) => known.id === teamId);
    if (!team || !isEmail(asked)) return setProblem('notEmail');
    if (team.invited.includes(asked)) return setProblem('invitedAlready');
    setProblem(undefined);
    invite(team.id, asked);
    setEmail('');
    showToast({ kind: 'success', text: t('invitedTo', { email: asked, team: team.name }) });
  };

  return (
    <form className={classes.formForm} method="dialog" noValidate onSubmit={submit}>
      <NeedsScript />
      <div className={classes.wide}>
        <TextField
          ref={field}
          label={t('inviteEmail')}
          problem={problem && t(`problem.${problem}`)}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          type="email"
          maxLength={authLimits.emailMax}
          autoComplete="off"
          dir="ltr"
          required
        />
      </div>
      <ChoiceField label={t('team')} value={teamId} onChange={(event) => setTeamId(event.currentTarget.value)}>
        {teams.map((team) => (
          <option key={team.id} value={team.id} lang="en">
            {team.name}
          </option>
        ))}
      </ChoiceField>
      <Button type="submit" variant="primary" className={classes.submit}>
        {t('invite')}
      </Button>
    </form>
  );
}
