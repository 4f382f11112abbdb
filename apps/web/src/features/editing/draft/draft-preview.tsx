import type { DraftDetail, Published } from '@onceware/api/supply/editing/editing.contract';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import classes from '../editing.module.css';
import type { Previews } from './previews.ts';
import { dealPreview, toolPreview } from './preview.ts';

interface Props extends Previews {
  draft: DraftDetail;
  content: DraftDetail['content'];
  /** Tool of a deal, if one is chosen. */
  tool: Published | null;
}

/** A draft as everybody would see it. */
export function DraftPreview({ draft, content, tool, renderDeal, renderTool }: Props) {
  const t = useTranslations('catalogFields.draft');
  const slug = draft.published?.slug ?? 'new';
  const of = tool && 'name' in tool.content ? { id: tool.id, slug: tool.slug, content: tool.content } : null;
  return (
    <section className={classes.preview} aria-label={t('preview')}>
      <WithWords part="deal">
        {'toolId' in content
          ? renderDeal(dealPreview(draft.id, slug, content, of))
          : renderTool(toolPreview(draft.id, slug, content))}
      </WithWords>
    </section>
  );
}
