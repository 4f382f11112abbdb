import type { DealDetail, ToolDetail } from '@onceware/api/catalog/catalog.contract';
import type { DraftDetail } from '@onceware/api/supply/editing/editing.contract';
import type { ReactNode } from 'react';

/** How a draft is shown as the public would see it; `app/` knows the pages. */
export interface Previews {
  renderDeal: (deal: DealDetail) => ReactNode;
  renderTool: (tool: ToolDetail) => ReactNode;
}

export const titleOf = (content: DraftDetail['content']): string => ('title' in content ? content.title : content.name);
