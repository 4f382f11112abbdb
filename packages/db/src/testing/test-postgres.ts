import { startTestCluster } from './clusters.ts';
import { cloneTemplate, createTemplate, dropTemplate, type Template, type TestDatabase } from './databases.ts';

export interface TestPostgres {
  adminUrl: string;
  template: Template;
  /** One line for people: which Postgres this is. */
  label: string;
  /** A migrated, empty database of its own. */
  createDatabase(): Promise<TestDatabase>;
  /** Drops every database made here, and the cluster if it was started here. */
  stop(): Promise<void>;
}

/**
 * Starts the one Postgres of a test run, with the migrations applied to its template.
 * For whoever owns a run (Vitest's and Playwright's global set-up, the bench); tests ask `createTestDatabase`.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const { adminUrl, label, stop } = await startTestCluster();
  try {
    const template = await createTemplate(adminUrl);
    return {
      adminUrl,
      template,
      label: `Postgres ${template.serverVersion.split(' ')[0]}, ${label}`,
      createDatabase: () => cloneTemplate(adminUrl, template),
      async stop() {
        await dropTemplate(adminUrl, template);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
