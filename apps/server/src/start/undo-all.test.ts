import { expect, it } from 'vitest';
import { undoAll } from './undo-all.ts';

it('a stop that fails in one place goes on in the others, so that no database is left running (OPS-01)', async () => {
  const undone: string[] = [];
  const step = (name: string, error?: Error) => async () => {
    undone.push(name);
    if (error) throw error;
  };
  const stuck = new Error('a connection does not end');
  const steps = [step('database'), step('services', stuck), step('server', new Error('later'))];
  await expect(undoAll(steps)).rejects.toThrow('later');
  expect(undone).toEqual(['server', 'services', 'database']);
});
