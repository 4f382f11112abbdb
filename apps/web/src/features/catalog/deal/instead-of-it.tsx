import type { NamedAlternative } from '@onceware/api/catalog/catalog.contract';
import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { buttonClass } from '@onceware/ui/button/button';
import { Price } from '@onceware/ui/price/price';
import { IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { dealPaths } from '#lib/deal-paths.ts';
import { paths } from '#lib/paths.ts';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { writeSlugs } from '../compare/comparison.ts';
import { useDealLabels } from '../cards/use-deal-labels.ts';
import classes from './instead-of-it.module.css';

interface Props {
  /** Name of the tool that they are named instead of. */
  tool: string;
  named: readonly NamedAlternative[];
  /** Running deal of that tool, to compare them with; null: there is none. */
  slug: string | null;
  className: string | undefined;
}

/** Tools that staff named as doing the same job, each with its price of today or what became of its deal, and a way to compare them. */
export function InsteadOfIt({ tool, named, slug, className }: Props) {
  const t = useTranslations('deal');
  const compare = useTranslations('compare');
  const labels = useDealLabels();
  if (named.length === 0) return null;
  const running = named.flatMap(({ deal }) => (deal && !labels.price(deal).isOver ? [deal.slug] : []));
  const compared = [...(slug === null ? [] : [slug]), ...running].slice(0, catalogLimits.compareMax);
  return (
    <section className={className}>
      <h2 className="text-20">{t('insteadOf', { product: tool })}</h2>
      <p className="mb-4 text-14 quiet">{t('instead.named')}</p>
      <ul className="line-above">
        {named.map((one) => (
          <NamedTool key={one.tool.id} {...one} />
        ))}
      </ul>
      {compared.length > 1 && (
        <Link className={`${buttonClass()} ${classes.compare}`} to={dealPaths.compare(writeSlugs(compared))}>
          <IconScale size={18} stroke={1.75} aria-hidden />
          {compare('compare')}
        </Link>
      )}
    </section>
  );
}

function NamedTool({ tool, deal }: NamedAlternative) {
  const t = useTranslations('deal.instead');
  const time = useTranslations('catalog.time');
  const format = useFormat();
  const labels = useDealLabels();
  const price = deal && labels.price(deal);
  const isRunning = deal !== null && !price?.isOver;
  return (
    <li className="row wrap items-center gap-1-4 py-3 line-below">
      <ToolLogo className={classes.logo} tool={tool} size={40} />
      <span className={classes.names}>
        <Link className="weight-560 breaks" to={isRunning ? paths.deal(deal.slug) : paths.tool(tool.slug)} dir="auto">
          {tool.name}
        </Link>
        {tool.tagline !== '' && (
          <span className="text-14 quiet breaks" dir="auto">
            {tool.tagline}
          </span>
        )}
      </span>
      {isRunning && price && <Price {...price} />}
      {!isRunning && (
        <span className="text-14 quiet">
          {deal?.endsAt ? (
            <time dateTime={deal.endsAt}>{time('endedOn', { date: format.date(deal.endsAt) })}</time>
          ) : (
            t('none')
          )}
        </span>
      )}
    </li>
  );
}
