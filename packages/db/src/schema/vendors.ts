import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { tools } from './catalog.ts';
import { createdAt } from './columns.ts';
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
