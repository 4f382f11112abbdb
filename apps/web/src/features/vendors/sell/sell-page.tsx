import { Button, buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useIsVendor } from '#lib/api/is-vendor.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { SellRequest } from './sell-request.tsx';
import classes from './sell.module.css';

const STEPS = [
  ['step1', 'step1Text'],
  ['step2', 'step2Text'],
  ['step3', 'step3Text'],
] as const;

/** /sell: what selling here means, and the way to a vendor account. */
export function SellPage() {
  const t = useTranslations('sell');
  return (
    <div className={classes.page}>
      <Head title={t('title')} description={t('description')} canonical={paths.sell} />
      <h1 className="text-32">{t('title')}</h1>
      <p className="mt-3 measure">{t('lead')}</p>
      <section className={classes.part} aria-labelledby="sell-steps">
        <h2 id="sell-steps" className="mb-4 text-20">
          {t('stepsTitle')}
        </h2>
        <ol className={classes.steps}>
          {STEPS.map(([name, text]) => (
            <li key={name} className={classes.step}>
              <h3 className="text-16 weight-600">{t(name)}</h3>
              <p className="text-14 breaks quiet">{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes.part} aria-labelledby="sell-ask">
        <h2 id="sell-ask" className="mb-4 text-20">
          {t('askTitle')}
        </h2>
        <Ask />
      </section>
    </div>
  );
}

/** A visitor has an account first; a vendor has what they would ask for. */
function Ask() {
  const t = useTranslations('sell');
  const { status } = useSession();
  const isVendor = useIsVendor();
  if (status === 'loading') return null;
  if (status === 'anonymous')
    return (
      <>
        <p>{t('askVisitor')}</p>
        <div className="row wrap gap-3 mt-4">
          <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.signUp(paths.sell)}>
            {t('signUp')}
          </Link>
          <Link className={buttonClass({ size: 'lg' })} to={paths.signIn(paths.sell)}>
            {t('logIn')}
          </Link>
        </div>
      </>
    );
  if (isVendor) return <ToVendor text={t('isVendor')} />;
  return <Own />;
}

function Own() {
  const t = useTranslations('sell');
  const { data, isError, refetch } = trpc.vendors.request.useQuery();
  if (data?.request?.state === 'accepted') return <ToVendor text={t('accepted', { tool: data.request.toolName })} />;
  if (data) return <SellRequest request={data.request} />;
  if (!isError) return null;
  return (
    <p role="alert">
      {t('failed')} <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
    </p>
  );
}

function ToVendor({ text }: { text: string }) {
  const t = useTranslations('sell');
  return (
    <>
      <p dir="auto">{text}</p>
      <div className="row wrap gap-3 mt-4">
        <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.vendor}>
          {t('toVendor')}
        </Link>
      </div>
    </>
  );
}
