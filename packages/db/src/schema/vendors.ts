import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { tools } from './catalog.ts';
import { createdAt, id, moment } from './columns.ts';
import { organizations } from './organizations.ts';

/** The tools that staff gave to their vendors, whose members submit deals and edits of them. A tool has one vendor at most. */
export const vendorTools = pgTable(
  'vendor_tools',
  {
    toolId: uuid()
      .primaryKey()
      .references(() => tools.id, { onDelete: 'cascade' }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('vendor_tools_organization_id_idx').on(t.organizationId)],
);

/** Requests of members who want to sell here. Staff accept, which makes them a vendor's member, or refuse. */
export const vendorRequests = pgTable(
  'vendor_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toolName: text().notNull(),
    website: text().notNull(),
    message: text().notNull(),
    state: text({ enum: ['open', 'accepted', 'refused'] })
      .notNull()
      .default('open'),
    /** Why it was refused. */
    reason: text(),
    createdAt: createdAt(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    // One that waits for staff for each person.
    uniqueIndex('vendor_requests_open_key')
      .on(t.userId)
      .where(sql`${t.state} = 'open'`),
    index('vendor_requests_user_id_created_at_idx').on(t.userId, t.createdAt),
    index('vendor_requests_waiting_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.state} = 'open'`),
    check('vendor_requests_state_check', sql`${t.state} in ('open', 'accepted', 'refused')`),
  ],
);
