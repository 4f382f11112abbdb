import { expect, it } from 'vitest';
import { appRouter } from './router.ts';

/** Routers whose procedures do not state their answers yet, by the beginnings of their names. */
const UNSTATED = [
  'account.',
  'admin.contacts.',
  'admin.jobs.',
  'admin.logs.',
  'admin.moderation.',
  'admin.organizations.',
  'admin.reviews.',
  'admin.roles.',
  'admin.users.',
  'apiKeys.',
  'auth.',
  'chat.',
  'contact.',
];

interface Stated {
  _def: { type: string; middlewares: { _type?: string }[] };
}

it('every procedure except for streams states its answer (API-02)', () => {
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Stated>);
  const silent = procedures.filter(
    ([, { _def }]) => _def.type !== 'subscription' && !_def.middlewares.some(({ _type }) => _type === 'output'),
  );
  const missing = silent.map(([name]) => name).filter((name) => !UNSTATED.some((part) => name.startsWith(part)));
  expect(missing).toEqual([]);
});
