import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SearchForm } from '../features/catalog/components/search-form.tsx';
import { Head } from '../lib/head.tsx';
import { paths } from '../lib/paths.ts';
import classes from './error-page.module.css';

/** What is not there, or not for this reader; other pages do not load it. */
export function RefusedPage({ status }: { status: number }) {
  return status === 403 ? <ForbiddenPage /> : <NotFoundPage />;
}

function NotFoundPage() {
  const t = useTranslations('app.notFound');
  return (
    <section className={classes.error}>
      <Head title={t('title')} isHidden />
      <p className={classes.code}>404</p>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.text}>{t('text')}</p>
      <div className={classes.search}>
        <SearchForm search={{}} />
      </div>
      <div className={classes.ways}>
        <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.home}>
          {t('home')}
        </Link>
        <Link className={buttonClass({ size: 'lg' })} to={paths.explore}>
          {t('explore')}
        </Link>
      </div>
    </section>
  );
}

function ForbiddenPage() {
  const t = useTranslations('app');
  return (
    <section className={classes.error}>
      <Head title={t('forbidden.title')} isHidden />
      <p className={classes.code}>403</p>
      <h1 className={classes.title}>{t('forbidden.title')}</h1>
      <p className={classes.text}>{t('forbidden.text')}</p>
      <div className={classes.ways}>
        <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.home}>
          {t('notFound.home')}
        </Link>
        <Link className={buttonClass({ size: 'lg' })} to={paths.contact}>
          {t('forbidden.ask')}
        </Link>
      </div>
    </section>
  );
}
