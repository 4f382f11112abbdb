import { afterAll, afterEach, beforeAll } from 'vitest';

/** An error on the console that no test expected is a failure. One that is expected: `vi.spyOn(console, 'error')`. */
const unexpected: string[] = [];
const original = console.error;

const record = (...parts: unknown[]) => {
  unexpected.push(parts.map(String).join(' '));
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
