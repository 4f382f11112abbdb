/**
 * Triggers of tables, and what each does. Migrations make them, since drizzle knows none; they are named beside their tables
 * for whoever reads there, and `schema.test.ts` compares the names with the database.
 */
export type Triggers = Readonly<Record<string, Readonly<Record<string, string>>>>;
