import type { DealCard, ToolCard } from '@onceware/api/catalog/catalog.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { paths } from '#lib/paths.ts';
import classes from './search.module.css';
import { ResultRow } from './result-row.tsx';

export function DealResult({ deal }: { deal: DealCard }) {
  const t = useTranslations('catalog.price');
  const { money } = useFormat();
  return (
    <ResultRow
      to={paths.deal(deal.slug)}
      media={<ToolLogo className={classes.logo} tool={deal.tool} size={40} />}
      name={deal.tool.name}
      note={deal.promise}
      aside={
        <span className={classes.price}>
          <span className={classes.now}>
            <span className="sr-only">{t('now')} </span>
            {money(deal.price, deal.currency)}
          </span>
          {deal.basePrice > deal.price && (
            <span>
              <span className="sr-only">{t('before')} </span>
              <s>{money(deal.basePrice, deal.currency)}</s>
            </span>
          )}
        </span>
      }
    />
  );
}

export function ToolResult({ tool }: { tool: ToolCard }) {
  const t = useTranslations('catalog');
  return (
    <ResultRow
      to={paths.tool(tool.slug)}
      media={<ToolLogo className={classes.logo} tool={tool} size={40} />}
      name={tool.name}
      note={tool.tagline}
      aside={tool.dealCount > 0 && t('deals', { count: tool.dealCount })}
    />
  );
}
