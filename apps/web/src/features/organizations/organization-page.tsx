import type { AdminOrganizationDetail } from '@onceware/api/identity/organizations/organizations.contract';
import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorStatus } from '#lib/api/api-error.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { paths } from '#lib/paths.ts';
import { Moment } from '#lib/time/moment.tsx';
import { EditOrganization } from './edit-organization.tsx';
import { Members } from './members.tsx';
import classes from './organization-page.module.css';
import { VendorTools } from './vendor-tools.tsx';
import { useChanges } from './use-changes.ts';
import { Website } from './website-link.tsx';

/** One organization: what is known of it, and who belongs to it (ADM-01). */
export function OrganizationPage({ id }: { id: string }) {
  const { data } = trpc.admin.organizations.get.useQuery(
    { organizationId: id },
    { throwOnError: (error, { state }) => state.data === undefined || isRefused(error) },
  );
  return data ? <LoadedOrganization key={id} organization={data.organization} /> : <OrganizationSkeleton />;
}

/** Whether the entry or the permission is gone, which the route's boundary reports. After a network failure the loaded data stays. */
const isRefused = (error: unknown): boolean => [403, 404].includes(errorStatus(error) ?? 0);

function LoadedOrganization({ organization }: { organization: AdminOrganizationDetail }) {
  const t = useTranslations('adminOrganizations');
  const navigate = useNavigate();
  const { permissions } = useSession();
  const { remove } = useChanges();
  const [isEditing, setIsEditing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const removeIt = async () => {
    setIsLeaving(true);
    // At once: what has gone must not be read again for a page that is still there.
    await remove(organization, () => navigate(paths.admin('organizations'), { flushSync: true }));
    setIsLeaving(false);
  };
  return (
    <AdminPage
      section="organizations"
      title={organization.name}
      actions={
        <>
          <Button onClick={() => setIsEditing(true)}>{t('edit')}</Button>
          <Button isBusy={isLeaving} onClick={() => void removeIt()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <Facts organization={organization} />
      <Members organization={organization} />
      {permissions.includes('admin.catalog') && <VendorTools organizationId={organization.id} />}
      {isEditing && <EditOrganization organization={organization} onClose={() => setIsEditing(false)} />}
    </AdminPage>
  );
}

function Facts({ organization: { website, createdAt, notes } }: { organization: AdminOrganizationDetail }) {
  const t = useTranslations('adminOrganizations.fact');
  return (
    <dl className={classes.facts}>
      <dt>{t('website')}</dt>
      <dd>{website ? <Website website={website} /> : <span className="quiet">{t('none')}</span>}</dd>
      <dt>{t('created')}</dt>
      <dd>
        <Moment at={createdAt} />
      </dd>
      <dt>{t('notes')}</dt>
      <dd>
        {notes ? (
          <p className={classes.notes} dir="auto">
            {notes}
          </p>
        ) : (
          <span className="quiet">{t('none')}</span>
        )}
      </dd>
    </dl>
  );
}

/** In the shape of an organization's page. */
function OrganizationSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Skeleton width="16rem" height="38px" />
      <Skeleton width="24rem" height="20px" />
      <Skeleton width="12rem" height="20px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
    </div>
  );
}
