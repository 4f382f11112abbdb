import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SearchForm } from '#features/catalog/explore/search-form.tsx';
import { paths } from '#lib/paths.ts';
import { ErrorFrame } from './error-frame.tsx';

/** Error page for something that does not exist, was taken back or is not for this reader; other pages do not load its code. */
export function RefusedPage({ status }: { status: number }) {
  const t = useTranslations('app');
  const isForbidden = status === 403;
  const isGone = status === 410;
  const page = isForbidden ? 'forbidden' : isGone ? 'gone' : 'notFound';
  const onward = isForbidden ? paths.contact : isGone ? paths.community : paths.explore;
  return (
    <ErrorFrame status={isForbidden || isGone ? status : 404} title={t(`${page}.title`)} text={t(`${page}.text`)}>
      {!isForbidden && (
        <div className="mt-6">
          <SearchForm />
        </div>
      )}
      <div className="row wrap gap-3 mt-8">
        <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.home}>
          {t('notFound.home')}
        </Link>
        <Link className={buttonClass({ size: 'lg' })} to={onward}>
          {t(isForbidden ? 'forbidden.ask' : isGone ? 'gone.community' : 'notFound.explore')}
        </Link>
      </div>
    </ErrorFrame>
  );
}
