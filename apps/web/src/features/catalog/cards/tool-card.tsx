import type { ToolCard as Tool } from '@onceware/api/catalog/catalog.contract';
import { Rating } from '@onceware/ui/rating/rating';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { paths } from '#lib/paths.ts';
import { SaveSlot } from './entity-actions.tsx';
import card from './deal-card.module.css';
import classes from './tool-card.module.css';
import { useDealLabels } from './use-deal-labels.ts';

/** A tool where it stands among deal cards, and so of their shape. In lists of tools only: `ToolRow`. */
export function ToolCard({ tool, heading: Heading = 'h3' }: { tool: Tool; heading?: 'h2' | 'h3' }) {
  const t = useTranslations('catalog');
  const labels = useDealLabels();
  return (
    <article className={card.card}>
      <div className={`${card.cover} ${classes.cover}`}>
        <ToolLogo className={classes.logo} tool={tool} size={72} />
      </div>
      <div className={card.body}>
        <div className={card.head}>
          <Heading className={card.name}>
            <Link className={card.link} to={paths.tool(tool.slug)} dir="auto">
              {tool.name}
            </Link>
          </Heading>
        </div>
        <p className={card.promise} dir="auto">
          {tool.tagline}
        </p>
        <p className={`${card.foot} ${classes.facts}`}>
          <span>{tool.dealCount > 0 ? t('deals', { count: tool.dealCount }) : t(`category.${tool.category}`)}</span>
          {tool.rating && <Rating {...labels.rating(tool.rating)} />}
        </p>
      </div>
      <div className={card.save}>
        <SaveSlot entity={{ type: 'tool', id: tool.id, title: tool.name }} variant="icon" />
      </div>
    </article>
  );
}
