import { afterAll, afterEach, beforeAll } from 'vitest';

/** An error on the console that no test expected is a failure. One that is expected: `vi.spyOn(console, 'error')`. */
const unexpected: string[] = [];
const original = console.error;

const record = (...parts: unknown[]) => {
  // Tests share modules, so what a test before left behind may print: the stack tells.
  const [from = ''] = new Error('printed').stack?.split('\n').slice(2) ?? [];
  unexpected.push(`${parts.map(String).join(' ')}${from}`);
  original(...parts);
};

function check(): void {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`Unexpected console.error:\n${messages.join('\n')}`);
}

beforeAll(() => {
  console.error = record;
});
afterEach(check);
afterAll(() => {
  console.error = original;
  check();
});
