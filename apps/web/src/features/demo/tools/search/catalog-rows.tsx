import type { DealCard, ToolCard } from '@onceware/api/catalog/catalog.contract';
import { Image } from '@onceware/ui/image/image';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../i18n/format.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from './catalog-rows.module.css';
import { ResultRow } from './result-row.tsx';

export function DealResult({ deal }: { deal: DealCard }) {
  const t = useTranslations('catalog.price');
  const { money } = useFormat();
  return (
    <ResultRow
      to={paths.deal(deal.slug)}
      media={<Logo src={deal.tool.logoUrl} />}
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
      media={<Logo src={tool.logoUrl} />}
      name={tool.name}
      note={tool.tagline}
      aside={tool.dealCount > 0 && t('deals', { count: tool.dealCount })}
    />
  );
}

const Logo = ({ src }: { src: string }) => <Image className={classes.logo} src={src} alt="" width={40} height={40} />;
