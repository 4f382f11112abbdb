import type { Submission } from '@onceware/api/supply/vendors/vendors.contract';
import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import ruled from '#lib/frames/ruled-list.module.css';
import { Moment } from '#lib/time/moment.tsx';
import { draftHref } from './draft-href.ts';
import classes from './vendors.module.css';

/** Lists what a vendor has begun and submitted, and the outcome. */
export function Submissions({ organizationId }: { organizationId: string }) {
  const t = useTranslations('vendors');
  const { data } = trpc.vendors.submissions.useQuery({ organizationId });
  if (!data || data.submissions.length === 0) return null;
  return (
    <>
      <h3 className={classes.subheading}>{t('submissions')}</h3>
      <ul className={ruled.list}>
        {data.submissions.map((submission) => (
          <OneSubmission key={submission.id} organizationId={organizationId} submission={submission} />
        ))}
      </ul>
    </>
  );
}

function OneSubmission({ organizationId, submission }: { organizationId: string; submission: Submission }) {
  const t = useTranslations('vendors');
  const navigate = useNavigate();
  const { change, isPending } = useWork(getQueryKey(trpc.vendors));
  const make = useMake();
  const { id, state, reason, updatedAt } = submission;
  const title = submission.title || t('untitled');
  const withdraw = (done?: string) =>
    make(() => change(({ vendors }) => vendors.withdraw.mutate({ organizationId, id })), { done });
  const edit = async () => {
    if (state === 'draft' || (await withdraw())) await navigate(draftHref(organizationId, id));
  };
  return (
    <li className={ruled.entry}>
      <div>
        <p dir="auto">{title}</p>
        <p className="text-14 weight-400 quiet">
          {t(`kind.${submission.entityType}`)} · {t(`state.${state}`)} · <Moment at={updatedAt} />
        </p>
        {reason && (
          <p className="text-14 breaks danger" dir="auto">
            {reason}
          </p>
        )}
      </div>
      {(state === 'draft' || state === 'refused') && (
        <Button isBusy={isPending} aria-label={t('editOne', { title })} onClick={() => void edit()}>
          {t('edit')}
        </Button>
      )}
      {state === 'submitted' && (
        <Button isBusy={isPending} onClick={() => void withdraw(t('withdrawn'))}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}
