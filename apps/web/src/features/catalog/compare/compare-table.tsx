import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { dealPaths } from '#lib/deal-paths.ts';
import { paths } from '#lib/paths.ts';
import { GetDeal, GetDealNote } from '../deal/get-deal.tsx';
import classes from './compare-table.module.css';
import { useComparison, writeSlugs } from './comparison.ts';
import { type Row, useComparisonGroups } from './comparison-rows.tsx';

/** Deals side by side. Their names stay while the rows are scrolled; on a phone two fit, and the others are swiped to. */
export function CompareTable({ deals }: { deals: readonly DealFacts[] }) {
  const t = useTranslations('compare');
  const groups = useComparisonGroups(deals);
  const rows = groups.flatMap((group) => group.rows);
  const [isShort, setIsShort] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const columns: CSSProperties & { '--deals': number } = { '--deals': deals.length };
  const isEven = rows.every(({ differs }) => differs) || !rows.some(({ differs }) => differs);
  const isShown = ({ differs }: Row) => differs || !isShort || isEven;
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(isShown) }))
    .filter((group) => group.rows.length > 0);
  return (
    <>
      {deals.length > 1 && !isEven && (
        <label className={classes.only}>
          <input type="checkbox" checked={isShort} onChange={(event) => setIsShort(event.currentTarget.checked)} />
          {t('onlyDifferences')}
        </label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled is scrolled by keys too */}
      <div ref={frame} className={classes.frame} role="region" aria-label={t('table')} tabIndex={0}>
        <table className={classes.table} style={columns}>
          <thead>
            <tr>
              <th className={classes.corner} scope="col">
                <span className="sr-only">{t('what')}</span>
              </th>
              {deals.map((deal) => (
                <th key={deal.slug} className={classes.deal} scope="col">
                  <Column
                    deal={deal}
                    others={deals.filter((one) => one !== deal)}
                    onLeave={() => frame.current?.focus()}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((group) => (
            <tbody key={group.key} className={classes.group}>
              {group.key !== 'about' && (
                <tr>
                  <th className={classes.heading} scope="rowgroup" colSpan={deals.length + 1}>
                    <span>{t(`group.${group.key}`)}</span>
                  </th>
                </tr>
              )}
              {group.rows.map((row) => (
                <Facts key={row.key} row={row} slugs={deals.map(({ slug }) => slug)} />
              ))}
            </tbody>
          ))}
          <tbody className={classes.group}>
            <tr>
              <th className={classes.name} scope="row">
                {t('sold')}
              </th>
              {deals.map((deal) => (
                <td key={deal.slug} className={classes.cell}>
                  <Way deal={deal} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

function Column({ deal, others, onLeave }: { deal: DealFacts; others: DealFacts[]; onLeave: () => void }) {
  const t = useTranslations('compare');
  const { remove } = useComparison();
  return (
    <div className={classes.head}>
      <ToolLogo className={classes.logo} tool={deal.tool} size={40} />
      <Link className="text-16 weight-600 breaks" to={paths.deal(deal.slug)} dir="auto">
        {deal.title}
      </Link>
      <Link
        className={classes.remove}
        to={dealPaths.compare(writeSlugs(others.map(({ slug }) => slug)))}
        aria-label={t('remove', { title: deal.title })}
        preventScrollReset
        onClick={() => {
          onLeave();
          remove(deal.slug);
        }}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </Link>
    </div>
  );
}

function Facts({ row: { name, cells, differs }, slugs }: { row: Row; slugs: string[] }) {
  const t = useTranslations('compare');
  return (
    <tr data-differs={differs || undefined}>
      <th className={classes.name} scope="row">
        <bdi>{name}</bdi>
        {differs && <span className="sr-only"> {t('differs')}</span>}
      </th>
      {cells.map(({ text, shown = text, isBest = false }, index) => (
        <td key={slugs[index]} className={classes.cell} data-best={isBest || undefined}>
          {text === null && <span className={classes.unknown}>{t('unknown')}</span>}
          {text !== null && !isBest && shown}
          {isBest && (
            <span className={classes.best}>
              <IconCheck className={classes.tick} size={18} stroke={2.25} aria-hidden />
              <span>
                {shown} <span className="sr-only">{t('best')}</span>
              </span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function Way({ deal }: { deal: DealFacts }) {
  const note = useId();
  return (
    <>
      <GetDeal offer={deal} describedBy={note} of={deal.title} isWide />
      <GetDealNote id={note} offer={deal} className={classes.note} />
    </>
  );
}
