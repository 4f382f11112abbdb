import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import classes from './about.module.css';
import { PageHead } from '../pieces/page-head.tsx';
import { PageSection } from '#lib/frames/page-section.tsx';
import { Terms } from './terms.tsx';

// Rules that the importer, the lists and the deal page follow; change them together.
const CONDITIONS = ['once', 'prices', 'tool', 'end'] as const;
const FIELDS = ['price', 'saving', 'plans', 'time', 'rating', 'order'] as const;

/** /about */
export function AboutPage() {
  const t = useTranslations('editorial.about');
  return (
    <>
      <Head title={t('pageTitle')} description={t('description')} canonical={paths.about} />
      <PageHead title={t('title')} lead={t('lead')} />
      <PageSection title={t('what.title')}>
        <div className={classes.paragraphs}>
          <p>{t('what.offers')}</p>
          <p>{t('what.form')}</p>
          <p>{t('what.selling')}</p>
        </div>
      </PageSection>
      <PageSection title={t('chosen.title')} note={t('chosen.note')}>
        <ul className={classes.conditions}>
          {CONDITIONS.map((condition) => (
            <li key={condition} className={classes.condition}>
              <h3 className="text-20">{t(`chosen.${condition}.title`)}</h3>
              <p>{t(`chosen.${condition}.text`)}</p>
            </li>
          ))}
        </ul>
        <div className={classes.limits}>
          <p>{t('chosen.limits')}</p>
          <Link to={paths.blog}>{t('chosen.read')}</Link>
        </div>
      </PageSection>
      <PageSection title={t('shows.title')} note={t('shows.note')}>
        <Terms terms={FIELDS.map((field) => ({ term: t(`shows.${field}.term`), text: t(`shows.${field}.text`) }))} />
      </PageSection>
      <PageSection title={t('start.title')}>
        <div className="row wrap gap-3">
          <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.deals}>
            {t('start.deals')}
          </Link>
          <Link className={buttonClass({ size: 'lg' })} to={paths.explore}>
            {t('start.explore')}
          </Link>
        </div>
      </PageSection>
    </>
  );
}
