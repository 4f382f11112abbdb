import type { ToolDetail } from '@onceware/api/catalog/catalog.contract';
import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { buttonClass } from '@onceware/ui/button/button';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { EntityActionsProvider, SaveSlot, WatchSlot } from '../cards/entity-actions.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { Comparing } from '../compare/comparing.tsx';
import { EarlierDeals } from '../deal/earlier-deals.tsx';
import { InsteadOfIt } from '../deal/instead-of-it.tsx';
import { Gallery } from '../deal/gallery.tsx';
import { useDealLabels } from '../cards/use-deal-labels.ts';
import { DealGrid } from '../listing/deal-grid.tsx';
import { DetailSkeleton } from '../cards/detail-skeleton.tsx';
import { DetailHeader } from '../cards/detail-header.tsx';
import { Prose } from '../cards/prose.tsx';
import classes from './tool-page.module.css';

interface Slots {
  /** Reviews that its page shows, for machines. */
  reviews?: readonly Review[];
  /** Renders the members' reviews of the tool's deals. */
  renderReviews?: (tool: ToolDetail) => ReactNode;
}

/** /tool/:slug */
export function ToolPage({ slug, ...slots }: { slug: string } & Slots) {
  const { data: tool } = trpc.catalog.tool.useQuery({ ref: slug }, { throwOnError: true });
  return tool ? <LoadedTool tool={tool} {...slots} /> : <DetailSkeleton />;
}

function LoadedTool({ tool, reviews, renderReviews }: { tool: ToolDetail } & Slots) {
  const catalog = useTranslations('catalog');
  return (
    <Comparing>
      <Head
        title={tool.name}
        description={tool.tagline}
        canonical={paths.tool(tool.slug)}
        about={{ tool, category: catalog(`category.${tool.category}`), reviews }}
      />
      <ToolHead tool={tool} />
      {tool.websitePictures.length > 0 && (
        <div className={classes.pictures}>
          <Gallery title={tool.name} pictures={tool.websitePictures} takenFrom={tool.domain} />
        </div>
      )}
      <ToolDeals tool={tool} />
      {(tool.description || tool.tagline || tool.tags.length > 0) && <About tool={tool} />}
      {renderReviews && <div className={classes.reviews}>{renderReviews(tool)}</div>}
    </Comparing>
  );
}

/** A tool as its editor's draft would make it, without its deals. */
export function ToolPreview({ tool }: { tool: ToolDetail }) {
  return (
    <EntityActionsProvider value={NO_ACTIONS}>
      <ToolHead tool={tool} />
      <About tool={tool} />
    </EntityActionsProvider>
  );
}

const NO_ACTIONS = {};

function ToolHead({ tool }: { tool: ToolDetail }) {
  const t = useTranslations('tool');
  const labels = useDealLabels();
  const catalog = useTranslations('catalog');
  return (
    <header className={classes.head}>
      <ToolLogo className={classes.logo} tool={tool} size={96} />
      <DetailHeader
        title={tool.name}
        promise={tool.tagline}
        facts={
          <>
            <Link to={paths.category(tool.category)}>{catalog(`category.${tool.category}`)}</Link>
            {tool.domain && <span>{tool.domain}</span>}
          </>
        }
        factsClass={classes.facts}
        rating={tool.rating}
      />
      <div className={classes.actions}>
        {tool.website && (
          <a
            className={buttonClass({ variant: 'primary', size: 'lg' })}
            href={tool.website}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {t('visit')}
            <IconExternalLink size={18} stroke={1.75} aria-hidden />
          </a>
        )}
        <SaveSlot entity={{ type: 'tool', id: tool.id, title: tool.name }} variant="button" />
        <WatchSlot
          subject={{ kind: 'tool', id: tool.id }}
          title={tool.name}
          price={cheapestOf(tool.deals.filter((deal) => !labels.price(deal).isOver))}
        />
      </div>
    </header>
  );
}

/** Price of the cheapest deal; of several currencies the first one's. */
function cheapestOf(deals: ToolDetail['deals']): { amount: number; currency: string } | null {
  const [first] = deals;
  if (!first) return null;
  const prices = deals.filter(({ currency }) => currency === first.currency).map(({ price }) => price);
  return { amount: Math.min(...prices), currency: first.currency };
}

function About({ tool }: { tool: ToolDetail }) {
  const t = useTranslations('tool');
  return (
    <section className={classes.about}>
      <h2 className="mb-4 text-20">{t('about')}</h2>
      <div className="stack one-column gap-6">
        <Prose text={tool.description || tool.tagline} />
        {tool.tags.length > 0 && (
          <ul className="row wrap gap-2" aria-label={t('tags')}>
            {tool.tags.map((tag) => (
              <li key={tag} className={classes.tag} dir="auto">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Running deals of a tool, which can be had, and ended ones with what they offered. */
function ToolDeals({ tool }: { tool: ToolDetail }) {
  const t = useTranslations('tool');
  const catalog = useTranslations('catalog');
  const labels = useDealLabels();
  const earlier = tool.deals.filter((deal) => labels.price(deal).isOver);
  const running = tool.deals.filter((deal) => !earlier.includes(deal));
  return (
    <>
      {running.length > 0 ? (
        <section className={classes.deals}>
          <h2 className="mb-4 text-20">{t('deals', { tool: tool.name })}</h2>
          <DealGrid deals={running} named="deal" Action={CompareToggle} />
        </section>
      ) : (
        <section className={classes.deals}>
          <h2 className="mb-4 text-20">{t('noDeals', { tool: tool.name })}</h2>
          <p className="mb-4 quiet">{t('noDealsText')}</p>
          <Link className={buttonClass()} to={paths.category(tool.category)}>
            {t('noDealsAction', { category: catalog(`category.${tool.category}`) })}
          </Link>
        </section>
      )}
      <InsteadOfIt
        tool={tool.name}
        named={tool.namedAlternatives}
        slug={running[0]?.slug ?? null}
        className={classes.deals}
      />
      {earlier.length > 0 && (
        <div className={classes.deals}>
          <EarlierDeals deals={earlier} tool={tool.name} />
        </div>
      )}
    </>
  );
}
