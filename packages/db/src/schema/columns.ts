import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** A primary key: UUIDv7 made in the application, so that ids sort by time on every Postgres version. */
export const id = () => uuid().primaryKey().$defaultFn(uuidv7);

/** A moment in time; a Date at the application's side. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** When a row was made. */
export const createdAt = () => moment().notNull().defaultNow();

/** When a row last changed; whoever changes the row sets it. */
export const updatedAt = () => moment().notNull().defaultNow();

/** Postgres full-text document. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Text that sorts by bytes, for fractional ranks: the database's own locale must not reorder them. */
export const rankText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
