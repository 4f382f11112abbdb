import type { DraftDetail, SaveDraftInput } from '@onceware/api/catalog/editing/editing.contract';
import type { Vendor } from '@onceware/api/vendors/vendors.contract';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorBody } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import classes from '#lib/catalog-fields/catalog-fields.module.css';
import { DealFields } from '#lib/catalog-fields/deal-fields.tsx';
import { DraftFrame } from '#lib/catalog-fields/draft-frame.tsx';
import { useContentProblems } from '#lib/catalog-fields/problems.ts';
import { ToolFields } from '#lib/catalog-fields/tool-fields.tsx';
import { useDraft, withSaved } from '#lib/catalog-fields/use-draft.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import type { Problems } from '#lib/form/check-fields.ts';
import { ProblemsProvider, useProblem } from '#lib/form/problems.ts';
import { paths } from '#lib/paths.ts';

const NONE: Problems = {};

interface Props {
  vendor: Vendor;
  draft: DraftDetail;
  onLoadAnew: () => void;
}

/** What a vendor writes, saved while it is written, and handed to staff when all is said. */
export function DraftForm({ vendor, draft, onLoadAnew }: Props) {
  const t = useTranslations('vendors');
  const sentence = useErrorSentence();
  const problemsOf = useContentProblems();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const make = useMake();
  const { change, isPending } = useWork(getQueryKey(trpc.vendors));
  const [problems, setProblems] = useState(NONE);
  const organizationId = vendor.id;
  const save = async (input: SaveDraftInput) => {
    const saved = await utils.client.vendors.save.mutate({ organizationId, draft: input });
    utils.vendors.submission.setData(
      { organizationId, id: draft.id },
      (before) => before && withSaved(before, input, saved.revision),
    );
    return saved;
  };
  const work = useDraft(draft, save);
  const { content } = work;

  const refusal = (error: unknown): string => {
    const issues = errorBody(error)?.issues;
    if (!issues) return sentence(error);
    setProblems(problemsOf(issues));
    return t('incomplete');
  };
  const submit = async () => {
    setProblems(NONE);
    const done = await make(
      () =>
        change(async ({ vendors }) => {
          const { revision } = await work.save();
          return vendors.submit.mutate({ organizationId, id: draft.id, revision });
        }),
      { done: t('submitted'), failed: refusal },
    );
    if (done) await navigate(paths.vendor);
  };
  return (
    <DraftFrame
      state={work.state}
      content={content}
      begun={draft.content}
      isHandedOn={isPending}
      action={
        <Button variant="primary" isBusy={isPending} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      }
      onLoadAnew={onLoadAnew}
    >
      <ProblemsProvider value={problems}>
        <div className={classes.form}>
          {'toolId' in content ? (
            <>
              <ToolField vendor={vendor} toolId={content.toolId} onChange={(toolId) => work.change({ toolId })} />
              <DealFields content={content} onChange={work.change} />
            </>
          ) : (
            <ToolFields content={content} onChange={work.change} />
          )}
        </div>
      </ProblemsProvider>
    </DraftFrame>
  );
}

interface ToolFieldProps {
  vendor: Vendor;
  toolId: string | null;
  onChange: (toolId: string | null) => void;
}

function ToolField({ vendor, toolId, onChange }: ToolFieldProps) {
  const t = useTranslations('catalogFields.field');
  const problem = useProblem('toolId');
  return (
    <ChoiceField
      label={t('tool')}
      name="toolId"
      problem={problem}
      value={toolId ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{t('choose')}</option>
      {vendor.tools.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </ChoiceField>
  );
}
