import type { Db } from '@onceware/db/client';
import type { Permitted } from '#kernel/require-permission.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { CSV_MARK, csvLines } from '#kernel/csv.ts';
import type { AdminTable } from '../staff.contract.ts';
import type { TableFilter } from './export.contract.ts';
import { contactSource } from '../inbox/inbox.repo.ts';
import { logSource } from '../action-log/action-log.repo.ts';
import { orderSource } from '#purchases/orders.repo.ts';
import { organizationSource } from '#identity/organizations/organizations.repo.ts';
import { storable } from '#kernel/table/search.repo.ts';
import { readAll, type Source } from '#kernel/table/table.repo.ts';
import { userSource } from '../users/users.repo.ts';

type TableFile<Filter> = (db: Db, filter: Filter) => AsyncGenerator<string>;

/** A table as CSV: a column for each value of a row. */
function tableFile<Filter, Row extends { id: string }>(
  source: Source<Filter, Row>,
  columns: Record<string, (row: Row) => string | null>,
): TableFile<Filter> {
  const cells = Object.values(columns);
  return async function* pieces(db, filter) {
    yield CSV_MARK + csvLines([Object.keys(columns)]);
    for await (const rows of readAll(db, source, filter))
      yield csvLines(rows.map((row) => cells.map((cell) => cell(row))));
  };
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const files: { [Of in AdminTable]: TableFile<TableFilter<Of>> } = {
  users: tableFile(userSource, {
    id: (user) => user.id,
    name: (user) => user.name,
    email: (user) => user.email,
    roles: (user) => user.roles.join(' '),
    email_verified: (user) => (user.isEmailVerified ? 'yes' : 'no'),
    suspended_at: (user) => user.suspendedAt,
    created_at: (user) => user.createdAt,
    last_seen_at: (user) => user.lastSeenAt,
  }),
  organizations: tableFile(organizationSource, {
    id: (organization) => organization.id,
    name: (organization) => organization.name,
    website: (organization) => organization.website,
    members: (organization) => String(organization.memberCount),
    created_at: (organization) => organization.createdAt,
  }),
  contacts: tableFile(contactSource, {
    id: (contact) => contact.id,
    created_at: (contact) => contact.createdAt,
    status: (contact) => contact.status,
    topic: (contact) => contact.topic,
    name: (contact) => contact.name,
    email: (contact) => contact.email,
    language: (contact) => contact.language,
    user_id: (contact) => contact.userId,
    message: (contact) => contact.message,
  }),
  logs: tableFile(logSource, {
    id: (entry) => entry.id,
    at: (entry) => entry.at,
    action: (entry) => entry.action,
    via: (entry) => entry.via,
    actor_id: (entry) => entry.actor?.id ?? null,
    actor_name: (entry) => entry.actor?.name ?? null,
    actor_email: (entry) => entry.actor?.email ?? null,
    target_type: (entry) => entry.target?.type ?? null,
    target_id: (entry) => entry.target?.id ?? null,
    target_name: (entry) => entry.target?.label ?? entry.target?.person?.name ?? null,
    target_email: (entry) => entry.target?.person?.email ?? null,
    address: (entry) => entry.address,
    user_agent: (entry) => entry.userAgent,
    before: (entry) => json(entry.before),
    after: (entry) => json(entry.after),
  }),
  orders: tableFile(orderSource, {
    id: (order) => order.id,
    purchased_on: (order) => order.purchasedOn,
    user_id: (order) => order.user.id,
    user_name: (order) => order.user.name,
    user_email: (order) => order.user.email,
    title: (order) => order.title,
    tier: (order) => order.tier,
    price: (order) => order.price.toFixed(2),
    currency: (order) => order.currency,
    state: (order) => order.state,
    deal: (order) => order.dealSlug,
  }),
};

/** Exports all rows of a table that match its filters, newest first, as CSV (ADM-01). Logged before the first piece. */
export async function exportTable<Of extends AdminTable>(
  call: Permitted<`admin.${Of}`>,
  table: Of,
  filter: TableFilter<Of>,
): Promise<AsyncGenerator<string>> {
  const { q, ...rest } = filter;
  const filters = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, typeof value === 'string' ? storable(value) : value]),
  );
  const { db } = call.database;
  // The search terms are not logged, because they may be somebody's name.
  await record(db, call, {
    action: 'admin.export',
    target: { type: 'table', id: table },
    after: { ...filters, isSearched: q !== '' },
  });
  return files[table](db, filter);
}
