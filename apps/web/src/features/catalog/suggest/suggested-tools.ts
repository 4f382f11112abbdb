import type { Suggestions } from '@onceware/api/catalog/catalog.contract';
import { paths } from '#lib/paths.ts';

export interface SuggestedTool {
  /** Address of its deal, or of the tool if none is running. */
  to: string;
  tool: { slug: string; logoUrl: string };
  name: string;
  note: string;
  /** Null without a deal. */
  offer: { price: number; currency: string } | null;
}

/** One row for each tool, with its deal where one runs: both lists name mostly the same tools (CAT-18). */
export function suggestedTools({ deals, tools }: Pick<Suggestions, 'deals' | 'tools'>): SuggestedTool[] {
  const rows = new Map<string, SuggestedTool>();
  for (const { slug, title, toolSlug, toolName, logoUrl, price, currency } of deals) {
    if (rows.has(toolSlug)) continue;
    const tool = { slug: toolSlug, logoUrl };
    rows.set(toolSlug, { to: paths.deal(slug), tool, name: toolName, note: title, offer: { price, currency } });
  }
  for (const { slug, name, tagline, logoUrl } of tools)
    if (!rows.has(slug))
      rows.set(slug, { to: paths.tool(slug), tool: { slug, logoUrl }, name, note: tagline, offer: null });
  return [...rows.values()];
}
