import { cloneTemplate, type Template, type TestDatabase } from './databases.ts';

interface Answer {
  adminUrl: string;
  template: Template;
}

async function askForPostgres(): Promise<Answer> {
  const broker = process.env.ONCEWARE_TEST_POSTGRES;
  if (!broker) throw new Error('createTestDatabase() works in tests that Vitest runs from the root of the repository.');
  const response = await fetch(broker, { headers: { connection: 'close' } });
  const text = await response.text();
  if (!response.ok) throw new Error(`No Postgres for tests: ${text}`);
  return JSON.parse(text) as Answer;
}

let answer: Promise<Answer> | undefined;

/** A migrated, empty database that is the caller's own. Drop it in `afterAll`, after its connections are closed. */
export async function createTestDatabase(): Promise<TestDatabase> {
  answer ??= askForPostgres();
  const { adminUrl, template } = await answer;
  return cloneTemplate(adminUrl, template);
}
