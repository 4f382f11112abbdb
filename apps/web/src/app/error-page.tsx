import { Button, buttonClass } from '@onceware/ui/button/button';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorStatus, isUnreached } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { paths } from '#lib/paths.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { ErrorFrame } from './error-frame.tsx';

// A failure may be that nothing more can be fetched, so its own page is here.
const { Component: RefusedPage } = preloadable(async () => (await import('./refused-page.tsx')).RefusedPage);

/** HTTP status of whatever a route threw: a loader's answer, a failed call, or a bug; null for a call that nobody answered. */
function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof Error && error.cause && isUnreached(error) ? null : (errorStatus(error) ?? 500);
}

export function ErrorPage() {
  const error = useRouteError();
  const status = statusOf(error);
  return status === 400 || status === 403 || status === 404 || status === 410 ? (
    <RefusedPage status={status} />
  ) : (
    <FailedPage status={status} error={error} />
  );
}

function FailedPage({ status, error }: { status: number | null; error: unknown }) {
  const t = useTranslations('app');
  const sentence = useErrorSentence();
  return (
    <ErrorFrame status={status} title={t('failed.title')} text={status ? t('failed.text') : sentence(error)}>
      <div className="row wrap gap-3 mt-8">
        <Button variant="primary" size="lg" onClick={() => location.reload()}>
          {t('failed.retry')}
        </Button>
        <a className={buttonClass({ size: 'lg' })} href={paths.home}>
          {t('notFound.home')}
        </a>
      </div>
    </ErrorFrame>
  );
}
