import type { DraftDetail, SaveDraftInput } from '@onceware/api/supply/editing/editing.contract';
import { Button } from '@onceware/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import classes from '#lib/frames/notice.module.css';
import { DraftFrame } from '../draft/draft-frame.tsx';
import { type Previews, titleOf } from '../draft/previews.ts';
import { withSaved } from '../draft/use-draft.ts';
import { useDraftWork } from '../draft/use-draft-work.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { adminPaths } from '#lib/admin-paths.ts';
import { Moment } from '#lib/time/moment.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { CatalogNav } from '#lib/frames/catalog-nav.tsx';
import { useStartDraft } from '../use-start-draft.ts';
import { AlternativesField } from './alternatives-field.tsx';
import { ToolChoice } from './tool-choice.tsx';

interface Props extends Previews {
  draft: DraftDetail;
  /** Starts over with what another window has saved. */
  onLoadAnew: () => void;
}

/** The form of a draft, saved while it is written, and its preview; published when all is said. */
export function DraftEditor({ draft, onLoadAnew, ...previews }: Props) {
  const t = useTranslations('adminEditing.draft');
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const { client } = utils;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const startDraft = useStartDraft();
  const send = async (input: SaveDraftInput) => {
    const saved = await client.admin.catalog.editing.saveDraft.mutate(input);
    utils.admin.catalog.editing.draft.setData(
      { id: draft.id },
      (before) => before && withSaved(before, input, saved.revision),
    );
    return saved;
  };
  const rereadQueries = () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.catalog.editing) });
  const work = useDraftWork(draft, { send, rereadQueries });
  const [isPublishing, setPublishing] = useState(false);
  const { content } = work;
  const isDeal = draft.entityType === 'deal';
  const toolId = 'toolId' in content ? content.toolId : null;
  const { data: tool = null } = trpc.admin.catalog.editing.published.useQuery(
    { entityType: 'tool', entityId: toolId ?? '' },
    { enabled: toolId !== null },
  );

  const undo = async (versions: Parameters<typeof client.admin.catalog.editing.undo.mutate>[0]['versions']) => {
    try {
      await client.admin.catalog.editing.undo.mutate({ versions });
      showToast({ kind: 'success', text: t('undone') });
    } catch (error) {
      showToast({ kind: 'error', text: sentence(error) });
    }
    await rereadQueries();
  };
  const publish = async () => {
    setPublishing(true);
    try {
      const { revision } = await work.save();
      const done = await client.admin.catalog.editing.publishDraft.mutate({ id: draft.id, revision });
      showToast({
        kind: 'success',
        text: t('published'),
        action: { label: t('undo'), onAction: () => void undo(done.made) },
      });
      await navigate(adminPaths.catalog(isDeal ? 'deals' : 'tools', done.entityId));
      await queryClient.invalidateQueries();
    } catch (error) {
      if (errorKey(error) === 'edit_conflict') {
        await rereadQueries();
        work.setDeciding(true);
      }
      showToast({ kind: 'error', text: work.refuse(error) ? t('incomplete') : sentence(error) });
    }
    setPublishing(false);
  };
  return (
    <AdminPage section="catalog" title={titleOf(content) || t('untitled')}>
      <CatalogNav />
      <DraftFrame
        draft={draft}
        work={work}
        tool={tool}
        toolField={
          <ToolChoice
            name={tool && 'name' in tool.content ? tool.content.name : null}
            onChange={(chosen) => work.change({ toolId: chosen })}
            onNew={() => void startDraft('tool')}
          />
        }
        alternativesField={
          'alternatives' in content && (
            <AlternativesField
              own={draft.entityId}
              values={content.alternatives}
              onChange={(alternatives) => work.change({ alternatives })}
            />
          )
        }
        isHandedOn={isPublishing}
        action={
          <Button variant="primary" isBusy={isPublishing} onClick={() => void publish()}>
            {t('publish')}
          </Button>
        }
        onLoadAnew={onLoadAnew}
        {...previews}
      >
        {draft.others.map(({ id, by, updatedAt }) => (
          <p key={id} className={classes.notice}>
            <span>
              <bdi>{by?.name ?? t('somebody')}</bdi> {t('other')} <Moment at={updatedAt} />
            </span>
          </p>
        ))}
      </DraftFrame>
    </AdminPage>
  );
}
