import { Button, buttonClass } from '@onceware/ui/button/button';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorStatus } from '../lib/api-error.ts';
import { Head } from '../lib/head.tsx';
import { paths } from '../lib/paths.ts';
import { preloadable } from '../lib/preloadable.tsx';
import classes from './error-page.module.css';

const { Component: NotFoundSearch } = preloadable('src/app/not-found-search.tsx', async () => (await import('./not-found-search.tsx')).NotFoundSearch);

/** HTTP status of whatever a route threw: a loader's answer, a failed call, or a bug. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : (errorStatus(error) ?? 500);
}

export function ErrorPage() {
  const status = statusOf(useRouteError());
  if (status === 404 || status === 400) return <NotFoundPage />;
  return status === 403 ? <ForbiddenPage /> : <FailedPage status={status} />;
}

export function NotFoundPage() {
  const t = useTranslations('app.notFound');
  return (
    <section className={classes.error}>
      <Head title={t('title')} isHidden />
      <p className={classes.code}>404</p>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.text}>{t('text')}</p>
      <NotFoundSearch />
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

function FailedPage({ status }: { status: number }) {
  const t = useTranslations('app');
  return (
    <section className={classes.error}>
      <Head title={t('failed.title')} isHidden />
      <p className={classes.code}>{status}</p>
      <h1 className={classes.title}>{t('failed.title')}</h1>
      <p className={classes.text}>{t('failed.text')}</p>
      <div className={classes.ways}>
        <Button variant="primary" size="lg" onClick={() => location.reload()}>
          {t('failed.retry')}
        </Button>
        <a className={buttonClass({ size: 'lg' })} href={paths.home}>
          {t('notFound.home')}
        </a>
      </div>
    </section>
  );
}
