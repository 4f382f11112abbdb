import type { DraftDetail, SaveDraftInput } from '@onceware/api/supply/editing/editing.contract';
import type { Vendor } from '@onceware/api/supply/vendors/vendors.contract';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { getQueryKey } from '@trpc/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { DraftFrame } from '../draft/draft-frame.tsx';
import type { Previews } from '../draft/previews.ts';
import { withSaved } from '../draft/use-draft.ts';
import { useDraftWork } from '../draft/use-draft-work.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useProblem } from '#lib/form/problems.ts';
import { paths } from '#lib/paths.ts';

interface Props extends Previews {
  vendor: Vendor;
  draft: DraftDetail;
  onLoadAnew: () => void;
}

/** Form of a vendor's draft, which is saved while typing and submitted to staff once it is complete. */
export function DraftForm({ vendor, draft, onLoadAnew, ...previews }: Props) {
  const t = useTranslations('vendors');
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const make = useMake();
  const { change, isPending } = useWork(getQueryKey(trpc.vendors));
  const organizationId = vendor.id;
  const send = async (input: SaveDraftInput) => {
    const saved = await utils.client.vendors.save.mutate({ organizationId, draft: input });
    utils.vendors.submission.setData(
      { organizationId, id: draft.id },
      (before) => before && withSaved(before, input, saved.revision),
    );
    return saved;
  };
  const rereadQueries = () => utils.vendors.submission.invalidate({ organizationId, id: draft.id });
  const work = useDraftWork(draft, { send, rereadQueries });
  const { content } = work;
  const toolId = 'toolId' in content ? content.toolId : null;
  const { data: tool = null } = trpc.vendors.own.useQuery(
    { organizationId, entityType: 'tool', entityId: toolId ?? '' },
    { enabled: toolId !== null },
  );

  const submit = async () => {
    const done = await make(
      () =>
        change(async ({ vendors }) => {
          const { revision } = await work.save();
          return vendors.submit.mutate({ organizationId, id: draft.id, revision });
        }),
      { done: t('submitted'), failed: (error) => (work.refuse(error) ? t('incomplete') : sentence(error)) },
    );
    if (done) await navigate(paths.vendor);
  };
  return (
    <DraftFrame
      draft={draft}
      work={work}
      tool={tool}
      toolField={<ToolField vendor={vendor} toolId={toolId} onChange={(chosen) => work.change({ toolId: chosen })} />}
      isHandedOn={isPending}
      action={
        <Button variant="primary" isBusy={isPending} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      }
      onLoadAnew={onLoadAnew}
      {...previews}
    />
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
