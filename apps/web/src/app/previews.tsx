import type { Previews } from '#features/editing/draft/previews.ts';
import { preloadable } from '#lib/page/preloadable.tsx';

// Loaded with the pages themselves for visitors; staff and vendors load them when they look at a preview.
const DealPreview = preloadable(async () => (await import('#features/catalog/deal/deal-page.tsx')).DealPreview);
const ToolPreview = preloadable(async () => (await import('#features/catalog/tool/tool-page.tsx')).ToolPreview);

/** The pages of deals and tools, for drafts of them. */
export const previews: Previews = {
  renderDeal: (deal) => <DealPreview.Component deal={deal} />,
  renderTool: (tool) => <ToolPreview.Component tool={tool} />,
};
