import type { DraftDetail, SaveDraftInput } from '@onceware/api/catalog/editing/editing.contract';
import { Button } from '@onceware/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorBody } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import fieldClasses from '#lib/catalog-fields/catalog-fields.module.css';
import { DealFields } from '#lib/catalog-fields/deal-fields.tsx';
import { DraftFrame } from '#lib/catalog-fields/draft-frame.tsx';
import { useContentProblems } from '#lib/catalog-fields/problems.ts';
import { ToolFields } from '#lib/catalog-fields/tool-fields.tsx';
import { useDraft, withSaved } from '#lib/catalog-fields/use-draft.ts';
import type { Problems } from '#lib/form/check-fields.ts';
import { ProblemsProvider } from '#lib/form/problems.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { paths } from '#lib/paths.ts';
import { Moment } from '#lib/time/moment.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { CatalogNav } from '../catalog-nav.tsx';
import classes from '../catalog.module.css';
import { useStartDraft } from '../use-start-draft.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { type Previews, titleOf } from './previews.ts';
import { ToolChoice } from './tool-choice.tsx';

const NONE: Problems = {};

interface Props extends Previews {
  draft: DraftDetail;
  /** Begins anew with what another window has saved. */
  onLoadAnew: () => void;
}

/** The form of a draft, saved while it is written, and its preview; published when all is said. */
export function DraftEditor({ draft, onLoadAnew, ...previews }: Props) {
  const t = useTranslations('adminEditing.draft');
  const sentence = useErrorSentence();
  const problemsOf = useContentProblems();
  const utils = trpc.useUtils();
  const { client } = utils;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const startDraft = useStartDraft();
  const save = async (input: SaveDraftInput) => {
    const saved = await client.admin.catalog.editing.saveDraft.mutate(input);
    utils.admin.catalog.editing.draft.setData(
      { id: draft.id },
      (before) => before && withSaved(before, input, saved.revision),
    );
    return saved;
  };
  const work = useDraft(draft, save);
  const [isPublishing, setPublishing] = useState(false);
  const [problems, setProblems] = useState(NONE);
  const [isPreviewed, setPreviewed] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  // The form begins anew with what was decided.
  const [round, setRound] = useState(0);
  const { content } = work;
  const { published, base } = draft;
  const isDeal = draft.entityType === 'deal';
  const toolId = 'toolId' in content ? content.toolId : null;
  const { data: tool = null } = trpc.admin.catalog.editing.published.useQuery(
    { entityType: 'tool', entityId: toolId ?? '' },
    { enabled: toolId !== null },
  );

  const readAnew = () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.catalog.editing) });
  const undo = async (versions: Parameters<typeof client.admin.catalog.editing.undo.mutate>[0]['versions']) => {
    try {
      await client.admin.catalog.editing.undo.mutate({ versions });
      showToast({ kind: 'success', text: t('undone') });
    } catch (error) {
      showToast({ kind: 'error', text: sentence(error) });
    }
    await readAnew();
  };
  const publish = async () => {
    setPublishing(true);
    setProblems(NONE);
    try {
      const { revision } = await work.save();
      const done = await client.admin.catalog.editing.publishDraft.mutate({ id: draft.id, revision });
      showToast({
        kind: 'success',
        text: t('published'),
        action: { label: t('undo'), onAction: () => void undo(done.made) },
      });
      await navigate(paths.adminCatalog(isDeal ? 'deals' : 'tools', done.entityId));
      await queryClient.invalidateQueries();
    } catch (error) {
      const failure = errorBody(error);
      if (failure?.issues) {
        setProblems(problemsOf(failure.issues));
        setPreviewed(false);
      }
      if (failure?.code === 'edit_conflict') {
        await readAnew();
        setDeciding(true);
      }
      showToast({ kind: 'error', text: failure?.issues ? t('incomplete') : sentence(error) });
    }
    setPublishing(false);
  };
  const decide = async (decided: typeof content) => {
    if (!published) return;
    setDeciding(false);
    try {
      await work.save({ version: published.version, content: decided });
      work.replace(decided);
      setRound((before) => before + 1);
      await readAnew();
    } catch (error) {
      showToast({ kind: 'error', text: sentence(error) });
    }
  };
  const fields = (
    <div key={round} className={fieldClasses.form}>
      {'toolId' in content ? (
        <>
          <ToolChoice
            name={tool && 'name' in tool.content ? tool.content.name : null}
            onChange={(chosen) => work.change({ toolId: chosen })}
            onNew={() => void startDraft('tool')}
          />
          <DealFields content={content} onChange={work.change} />
        </>
      ) : (
        <ToolFields content={content} onChange={work.change} />
      )}
    </div>
  );
  return (
    <AdminPage section="catalog" title={titleOf(content) || t('untitled')}>
      <CatalogNav />
      <DraftFrame
        state={work.state}
        content={content}
        begun={draft.content}
        isHandedOn={isPublishing}
        action={
          <Button variant="primary" isBusy={isPublishing} onClick={() => void publish()}>
            {t('publish')}
          </Button>
        }
        onLoadAnew={onLoadAnew}
      >
        {draft.isOutdated && (
          <div className={fieldClasses.notice} role="alert">
            <p>
              <bdi>{published?.change?.by?.name ?? t('somebody')}</bdi> {t('outdated')}
            </p>
            <Button onClick={() => setDeciding(true)}>{t('compare')}</Button>
          </div>
        )}
        {draft.others.map(({ id, by, updatedAt }) => (
          <p key={id} className={fieldClasses.notice}>
            <span>
              <bdi>{by?.name ?? t('somebody')}</bdi> {t('other')} <Moment at={updatedAt} />
            </span>
          </p>
        ))}
        <div className={classes.views} role="group" aria-label={t('views')}>
          <Button aria-pressed={!isPreviewed} onClick={() => setPreviewed(false)}>
            {t('edit')}
          </Button>
          <Button aria-pressed={isPreviewed} onClick={() => setPreviewed(true)}>
            {t('preview')}
          </Button>
        </div>
        <ProblemsProvider value={problems}>
          {isPreviewed ? <DraftPreview draft={draft} content={content} tool={tool} {...previews} /> : fields}
        </ProblemsProvider>
      </DraftFrame>
      {isDeciding && published && base && (
        <ConflictDialog
          base={base}
          mine={content}
          theirs={published.content}
          change={published.change}
          onClose={() => setDeciding(false)}
          onDecide={(decided) => void decide(decided)}
        />
      )}
    </AdminPage>
  );
}
