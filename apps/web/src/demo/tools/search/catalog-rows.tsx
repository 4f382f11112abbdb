import type { Suggestions } from '@onceware/api/catalog/catalog.contract';
import { IconCategory } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { paths } from '#lib/paths.ts';
import classes from './search.module.css';
import { ResultIcon, ResultRow } from './result-row.tsx';

type One<Kind extends 'deals' | 'tools' | 'categories'> = Suggestions[Kind][number];

export function DealResult({ deal }: { deal: One<'deals'> }) {
  const { money } = useFormat();
  return (
    <ResultRow
      to={paths.deal(deal.slug)}
      media={<ToolLogo className={classes.logo} tool={deal} size={40} />}
      name={deal.toolName}
      note={deal.title}
      aside={<span className={classes.now}>{money(deal.price, deal.currency)}</span>}
    />
  );
}

export function ToolResult({ tool }: { tool: One<'tools'> }) {
  return (
    <ResultRow
      to={paths.tool(tool.slug)}
      media={<ToolLogo className={classes.logo} tool={tool} size={40} />}
      name={tool.name}
      note={tool.tagline}
    />
  );
}

export function CategoryResult({ category }: { category: One<'categories'> }) {
  const t = useTranslations('catalog.category');
  return <ResultRow to={paths.category(category)} media={<ResultIcon icon={IconCategory} />} name={t(category)} />;
}
