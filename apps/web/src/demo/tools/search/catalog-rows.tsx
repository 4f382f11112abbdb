import type { Suggestions } from '@onceware/api/catalog/catalog.contract';
import { IconCategory } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import type { SuggestedTool } from '#features/catalog/suggest/suggested-tools.ts';
import { useFormat } from '#i18n/format.ts';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { paths } from '#lib/paths.ts';
import classes from './search.module.css';
import { ResultIcon, ResultRow } from './result-row.tsx';

/** A tool with its deal's price, if one runs. */
export function ToolResult({ suggested: { to, tool, name, note, offer } }: { suggested: SuggestedTool }) {
  const { money } = useFormat();
  return (
    <ResultRow
      to={to}
      media={<ToolLogo className={classes.logo} tool={tool} size={40} />}
      name={name}
      note={note}
      aside={offer && <span className={classes.now}>{money(offer.price, offer.currency)}</span>}
    />
  );
}

export function CategoryResult({ category }: { category: Suggestions['categories'][number] }) {
  const t = useTranslations('catalog.category');
  return <ResultRow to={paths.category(category)} media={<ResultIcon icon={IconCategory} />} name={t(category)} />;
}
