import { expect, it } from 'vitest';
import { appRouter } from './router.ts';

interface Stated {
  _def: { type: string; middlewares: { _type?: string }[] };
}

it('every procedure except for streams states its answer (API-02)', () => {
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Stated>);
  const silent = procedures.filter(
    ([, { _def }]) => _def.type !== 'subscription' && !_def.middlewares.some(({ _type }) => _type === 'output'),
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});
