import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { buttonClass } from '@onceware/ui/button/button';
import { PermissionGate } from '@onceware/ui/permission-gate/permission-gate';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { roomAddress } from '#features/chat/rooms/room-ref.ts';
import { useDealLabels } from '#features/catalog/cards/use-deal-labels.ts';
import { dayOf, yearOf } from '#features/purchases/days.ts';
import { refundWindow } from '#features/purchases/refund-window.ts';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { paths } from '#lib/paths.ts';
import { useNow } from '#lib/time/use-now.ts';
import classes from './overview.module.css';

const MOST = 5;
/** Refunds that end within so many days. */
const REFUND_DAYS = 30;

/** `/dashboard`: what one would look after today, over all that a member has (CAT-17). */
export function OverviewPage() {
  const t = useTranslations('overview');
  return (
    <AccountPage title={t('title')} lead={t('lead')} isWide>
      <div className={classes.sections}>
        <Refunds />
        <KeptDeals />
        <Spent />
        <PermissionGate permission="sidebar.view">
          <Rooms />
        </PermissionGate>
      </div>
    </AccountPage>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** In place of a list: what would stand here, and the way there. */
function Empty({ text, action, to }: { text: string; action: string; to: string }) {
  return (
    <div className={classes.empty}>
      <p>{text}</p>
      <Link className={buttonClass()} to={to}>
        {action}
      </Link>
    </div>
  );
}

interface RowProps {
  to: string;
  name: string;
  aside: string;
  isSoon?: boolean;
}

function Row({ to, name, aside, isSoon = false }: RowProps) {
  return (
    <li className={classes.row}>
      <Link to={to} dir="auto">
        {name}
      </Link>
      <span className={classes.aside} data-soon={isSoon || undefined}>
        {aside}
      </span>
    </li>
  );
}

function Refunds() {
  const t = useTranslations('overview.refunds');
  const today = dayOf(useNow());
  const { data } = trpc.purchases.list.useQuery(undefined, { throwOnError: true });
  const soon = (data?.purchases ?? [])
    .flatMap((purchase) => {
      const window = refundWindow(purchase, today);
      return window.is === 'open' && window.daysLeft <= REFUND_DAYS ? [{ purchase, ...window }] : [];
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft)
    .slice(0, MOST);
  return (
    <Section title={t('title')}>
      {!data && <Skeleton height="96px" />}
      {data && soon.length === 0 && (
        <Empty text={t('empty', { days: REFUND_DAYS })} action={t('action')} to={paths.account.purchases} />
      )}
      <ul>
        {soon.map(({ purchase, daysLeft, isSoon }) => (
          <Row
            key={purchase.id}
            to={paths.account.purchases}
            name={purchase.title}
            aside={t('left', { count: daysLeft })}
            isSoon={isSoon}
          />
        ))}
      </ul>
    </Section>
  );
}

function KeptDeals() {
  const t = useTranslations('overview.kept');
  const labels = useDealLabels();
  const { data } = trpc.collections.pressing.useQuery(undefined, { throwOnError: true });
  const ending = data?.ending ?? [];
  const fallen = (data?.fallen ?? []).filter(({ id }) => !ending.some((deal) => deal.id === id));
  return (
    <Section title={t('title')}>
      {!data && <Skeleton height="96px" />}
      {data && ending.length + fallen.length === 0 && (
        <Empty text={t('empty')} action={t('action')} to={paths.explore} />
      )}
      <ul>
        {ending.map((deal) => (
          <Row
            key={deal.id}
            to={paths.deal(deal.slug)}
            name={deal.title}
            aside={`${labels.price(deal).now} · ${labels.urgency(deal)?.text ?? ''}`}
            isSoon
          />
        ))}
        {fallen.map((deal) => {
          const { now, before } = labels.price(deal);
          return (
            <Row
              key={deal.id}
              to={paths.deal(deal.slug)}
              name={deal.title}
              aside={before === undefined ? now : t('fell', { now, before })}
            />
          );
        })}
      </ul>
    </Section>
  );
}

function Spent() {
  const t = useTranslations('overview.spent');
  const format = useFormat();
  const year = yearOf(dayOf(useNow()));
  const { data } = trpc.purchases.list.useQuery(undefined, { throwOnError: true });
  const totals = (data?.totals ?? []).filter((total) => total.year === year);
  return (
    <Section title={t('title', { year: String(year) })}>
      {!data && <Skeleton height="96px" />}
      {data && totals.length === 0 && <Empty text={t('empty')} action={t('action')} to={paths.account.purchases} />}
      <ul>
        {totals.map(({ currency, count, spent }) => (
          <li key={currency} className={classes.row}>
            <span className={classes.amount}>{format.money(spent, currency)}</span>
            <span className={classes.aside}>{t('purchases', { count })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Rooms() {
  const t = useTranslations('overview.rooms');
  const { data, isError } = trpc.chat.rooms.useQuery();
  const news = (data?.rooms ?? [])
    .filter((room) => (room.isMuted ? room.mentions > 0 && !room.isSilent : room.unread > 0))
    .toSorted((one, other) => (other.lastMessage?.sentAt ?? '').localeCompare(one.lastMessage?.sentAt ?? ''))
    .slice(0, MOST);
  // The chat is not worth an error in the page's place.
  if (isError) return null;
  return (
    <Section title={t('title')}>
      {!data && <Skeleton height="96px" />}
      {data && news.length === 0 && <Empty text={t('empty')} action={t('action')} to={paths.community} />}
      <ul>
        {news.map((room) => (
          <Row
            key={room.id}
            to={roomAddress({ roomId: room.id })}
            name={room.name ?? room.people.map(({ name }) => name).join(', ')}
            aside={t('new', { count: room.isMuted ? room.mentions : room.unread })}
          />
        ))}
      </ul>
    </Section>
  );
}
