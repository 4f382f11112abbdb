import type { Vendor } from '@onceware/api/supply/vendors/vendors.contract';
import { Button } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { PagePart } from '#lib/frames/page-part.tsx';
import ruled from '#lib/frames/ruled-list.module.css';
import { paths } from '#lib/paths.ts';
import { Numbers } from './numbers.tsx';
import { Submissions } from './submissions.tsx';
import { useStart } from './use-start.ts';
import classes from './vendors.module.css';

/**
 * Page of an organisation that staff gave tools to: its deals, its submissions, and how often they were viewed
 * (CAT-11).
 */
export function VendorPage() {
  const t = useTranslations('vendors');
  const { data } = trpc.vendors.mine.useQuery();
  return (
    <AccountPage title={t('title')} lead={t('lead')} isWide>
      {data?.vendors.length === 0 && <p>{t('none')}</p>}
      {data?.vendors.map((vendor) => (
        <OneVendor key={vendor.id} vendor={vendor} />
      ))}
    </AccountPage>
  );
}

function OneVendor({ vendor }: { vendor: Vendor }) {
  const t = useTranslations('vendors');
  const start = useStart(vendor.id);
  return (
    <PagePart
      title={<bdi>{vendor.name}</bdi>}
      actions={
        <div className="row wrap gap-2">
          <Button onClick={() => void start('tool', null)}>{t('newTool')}</Button>
          <Button variant="primary" onClick={() => void start('deal', null)}>
            {t('newDeal')}
          </Button>
        </div>
      }
    >
      <Numbers vendor={vendor} onEdit={(dealId) => void start('deal', dealId)} />
      <Submissions organizationId={vendor.id} />
      <h3 className={classes.subheading}>{t('tools')}</h3>
      <ul className={ruled.list}>
        {vendor.tools.map(({ id, slug, title }) => (
          <li key={id} className={ruled.entry}>
            <Link to={paths.tool(slug)} dir="auto">
              {title}
            </Link>
            <Button aria-label={t('editOne', { title })} onClick={() => void start('tool', id)}>
              {t('edit')}
            </Button>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
