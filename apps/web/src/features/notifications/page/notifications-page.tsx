import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { PagePart } from '#lib/frames/page-part.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import type { ListOf } from '../data/line-changes.ts';
import { useLineActions } from '../data/use-line-actions.ts';
import { useMarks } from '../data/use-marks.ts';
import { ListActions } from '../list/list-actions.tsx';
import { NotificationList } from '../list/notification-list.tsx';
import { NotificationTabs } from '../list/notification-tabs.tsx';
import { DeliverySettings } from '../settings/delivery-settings.tsx';
import { KindsTable } from '../settings/kinds-table.tsx';
import classes from './notifications-page.module.css';

/** The heading's id, for links. */
const CHOICES = 'choices';

/** `/account/notifications`: all that the bell has, what was archived, and what one is told by which ways (NOTE-01, NOTE-03) */
export function NotificationsPage() {
  const t = useTranslations('notifications');
  const [selected, setSelected] = useState<ListOf>({ shelf: 'all', archived: false });
  const marks = useMarks();
  const actions = useLineActions(marks);
  return (
    <AccountPage title={t('title')} lead={t('page.lead')}>
      <Link className={classes.jump} to={`#${CHOICES}`}>
        {t('choices.title')}
      </Link>
      <div className={classes.list}>
        <NotificationTabs
          selected={selected}
          onSelect={setSelected}
          hasArchived
          renderPanel={(list) => (
            <>
              {!list.archived && (
                <div className={classes.actions}>
                  <ListActions shelf={list.shelf} actions={actions} marks={marks} />
                </div>
              )}
              <NotificationList list={list} actions={actions} marks={marks} />
            </>
          )}
        />
      </div>
      <PagePart title={t('choices.title')} titleId={CHOICES} lead={t('choices.lead')}>
        <KindsTable />
      </PagePart>
      <WithWords part="delivery">
        <DeliverySettings />
      </WithWords>
    </AccountPage>
  );
}
