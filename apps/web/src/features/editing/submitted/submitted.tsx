import type { SubmittedEntry } from '@onceware/api/supply/vendors/vendors.contract';
import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorBody } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { ConflictDialog } from '../versions/conflict-dialog.tsx';
import { useContentWords } from '../versions/content-words.ts';
import { useContentProblems } from '../draft/problems.ts';
import { fieldText, type Problems } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { ProblemsProvider } from '#lib/form/problems.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import waiting from '#lib/frames/waiting-list.module.css';
import { WithWords } from '#lib/page/with-words.tsx';
import { conflictsOf, SubmittedChanges } from './submitted-changes.tsx';
import { REASON_MAX } from '@onceware/api/kernel/reason.limits';

const FIELDS = ['reason'] as const;
const NONE: Problems = {};

/** Submissions of vendors, for staff to accept or refuse (CAT-11). */
export function Submitted() {
  const t = useTranslations('adminVendors');
  const { data } = trpc.admin.vendors.submitted.useQuery();
  if (!data || data.submissions.length === 0) return null;
  return (
    <PagePart title={t('title')}>
      <WithWords part="fields">
        <ul className={waiting.list}>
          {data.submissions.map((submission) => (
            <OneSubmitted key={submission.id} submission={submission} />
          ))}
        </ul>
      </WithWords>
    </PagePart>
  );
}

function OneSubmitted({ submission: { id, title, organization, by } }: { submission: SubmittedEntry }) {
  const t = useTranslations('adminVendors');
  const form = useTranslations('admin.form');
  const { data: draft } = trpc.admin.catalog.editing.draft.useQuery({ id });
  const { change, isPending } = useWork(getQueryKey(trpc.admin));
  const make = useMake();
  const [isRefusing, setIsRefusing] = useState(false);
  const [isDeciding, setIsDeciding] = useState(false);
  const [problems, setProblems] = useState(NONE);
  const problemsOf = useContentProblems();
  const words = useContentWords();
  const sentence = useErrorSentence();
  if (!draft) return null;
  const { revision, base, published, isOutdated } = draft;
  const conflicts: readonly string[] = conflictsOf(draft);
  const isOverlapping = conflicts.length > 0;
  /** Says at its fields what of both changes together was refused. */
  const refused = (error: unknown) => {
    const wrong = problemsOf(errorBody(error)?.issues ?? []);
    const fields = Object.keys(wrong).filter(words.isField);
    setProblems(wrong);
    // Keeps the conflict dialog open only if a refused field is in conflict, so that it can be chosen again there.
    setIsDeciding((isOn) => isOn && fields.some((field) => conflicts.includes(field)));
    return fields.length > 0 ? t('wrong', { fields: fields.map(words.nameOf).join(', ') }) : sentence(error);
  };
  const accept = (theirs: string[] = []) => {
    setProblems(NONE);
    const join = isOutdated && published ? { version: published.version, theirs } : null;
    void make(() => change(({ admin }) => admin.catalog.editing.publishDraft.mutate({ id, revision, join })), {
      done: t('accepted', { title }),
      failed: refused,
    });
  };
  const refuse = async (values: FormData) => {
    const reason = fieldText(values, 'reason');
    await change(({ admin }) => admin.vendors.refuse.mutate({ id, revision, reason }));
    setIsRefusing(false);
  };
  return (
    <li className={waiting.entry}>
      <div>
        <p className="weight-560 breaks" dir="auto">
          {title}
        </p>
        <p className={waiting.facts}>
          <bdi>{organization.name}</bdi>
          {by !== null && (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          )}
        </p>
      </div>
      <ProblemsProvider value={problems}>
        <SubmittedChanges draft={draft} />
        {isDeciding && base && published && (
          <ConflictDialog
            draftOf="submitted"
            base={base}
            mine={draft.content}
            theirs={published.content}
            change={published.change}
            isBusy={isPending}
            onClose={() => setIsDeciding(false)}
            onDecide={(_, theirs) => accept(theirs)}
          />
        )}
      </ProblemsProvider>
      <div className="row wrap gap-3">
        <Button variant="primary" isBusy={isPending} onClick={() => (isOverlapping ? setIsDeciding(true) : accept())}>
          {t(isOverlapping ? 'compare' : 'accept')}
        </Button>
        <Button onClick={() => setIsRefusing(true)}>{t('refuse')}</Button>
      </div>
      {isRefusing && (
        <FormDialog
          title={t('refuseTitle', { title })}
          closeLabel={form('close')}
          cancelLabel={form('cancel')}
          submitLabel={t('refuse')}
          fields={FIELDS}
          sentence={() => t('reasonMissing')}
          onSubmit={refuse}
          onClose={() => setIsRefusing(false)}
        >
          <FormField
            label={t('reason')}
            hint={t('reasonHint')}
            name="reason"
            dir="auto"
            maxLength={REASON_MAX}
            required
            data-autofocus
          />
        </FormDialog>
      )}
    </li>
  );
}
