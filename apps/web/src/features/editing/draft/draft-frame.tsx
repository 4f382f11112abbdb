import type { DraftDetail, Published } from '@onceware/api/supply/editing/editing.contract';
import { isSame } from '@onceware/api/supply/editing/merge.contract';
import { Button } from '@onceware/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ProblemsProvider } from '#lib/form/problems.ts';
import bar from '#lib/frames/actions-bar.module.css';
import { useDock } from '#lib/frames/use-dock.ts';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import notice from '#lib/frames/notice.module.css';
import classes from '../editing.module.css';
import { ConflictDialog } from '../versions/conflict-dialog.tsx';
import { DealFields } from '../fields/deal-fields.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { OutdatedNotice } from '#lib/versions/outdated-notice.tsx';
import type { Previews } from './previews.ts';
import { ToolFields } from '../fields/tool-fields.tsx';
import type { DraftWork } from './use-draft-work.ts';

interface Props extends Previews {
  draft: DraftDetail;
  work: DraftWork;
  /** Tool of a deal, if one is chosen, and the field that chooses it. */
  tool: Published | null;
  toolField: ReactNode;
  /** Field for the alternatives of a tool, for those who name them. */
  alternativesField?: ReactNode;
  /** It is handed on, which ends with leaving. */
  isHandedOn: boolean;
  /** Final action on the draft. */
  action: ReactNode;
  /** Starts over with what another window has saved. */
  onLoadAnew: () => void;
  /** Further information on the draft. */
  children?: ReactNode;
}

/** A draft being edited: other editors' changes, form or preview, the state of saving, and a warning before unsaved changes are left. */
export function DraftFrame({
  draft,
  work,
  tool,
  toolField,
  alternativesField,
  isHandedOn,
  action,
  onLoadAnew,
  children,
  ...previews
}: Props) {
  const t = useTranslations('catalogFields');
  const { content, state, change, isPreviewed, setPreviewed } = work;
  const { published, base } = draft;
  const dock = useDock<HTMLDivElement>();
  const fields = (
    <div key={work.round} className={classes.form}>
      {'toolId' in content ? (
        <>
          {toolField}
          <DealFields content={content} onChange={change} />
        </>
      ) : (
        <>
          <ToolFields content={content} onChange={change} />
          {alternativesField}
        </>
      )}
    </div>
  );
  return (
    <>
      {state === 'conflict' && (
        <div className={notice.notice} role="alert">
          <p>{t('otherWindow')}</p>
          <Button onClick={onLoadAnew}>{t('reload')}</Button>
        </div>
      )}
      {draft.isOutdated && (
        <OutdatedNotice change={published?.change ?? null} onCompare={() => work.setDeciding(true)} />
      )}
      {children}
      <div className={classes.views} role="group" aria-label={t('draft.views')}>
        <Button aria-pressed={!isPreviewed} onClick={() => setPreviewed(false)}>
          {t('draft.edit')}
        </Button>
        <Button aria-pressed={isPreviewed} onClick={() => setPreviewed(true)}>
          {t('draft.preview')}
        </Button>
      </div>
      <ProblemsProvider value={work.problems}>
        {isPreviewed ? <DraftPreview draft={draft} content={content} tool={tool} {...previews} /> : fields}
      </ProblemsProvider>
      <div ref={dock} className={bar.bar}>
        <p role="status">{t(`state.${state}`)}</p>
        {action}
      </div>
      <LeaveGuard
        isOn={state !== 'saved' && !isHandedOn && !isSame(content, draft.content)}
        title={t('leave.title')}
        text={t('leave.text')}
        stay={t('leave.stay')}
        leave={t('leave.leave')}
        close={t('leave.close')}
      />
      {work.isDeciding && published && base && (
        <ConflictDialog
          draftOf="own"
          base={base}
          mine={content}
          theirs={published.content}
          change={published.change}
          onClose={() => work.setDeciding(false)}
          onDecide={(decided) => void work.decide(decided)}
        />
      )}
    </>
  );
}
