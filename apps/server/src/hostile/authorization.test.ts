import type { KeyScope } from '@onceware/api/kernel/key-scopes.contract';
import { appRouter } from '@onceware/api/composition/router';
import type { AnyProcedure } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registeredRoutes } from '../testing/registered-routes.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { type Belongings, makeBelongings } from './authorization/belongings.ts';
import { CALLERS, statusFor } from './authorization/callers.ts';
import { procedures } from './authorization/procedures.ts';
import { routes } from './authorization/routes.ts';

const METRICS_TOKEN = 'read the numbers of this test';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { METRICS_TOKEN } });
});
afterAll(() => server.close());

describe('authorization', () => {
  it('is declared for every procedure there is (T11)', () => {
    expect(Object.keys(procedures).toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted());
  });

  it('is declared for every route there is (T11)', () => {
    expect(Object.keys(routes).toSorted()).toEqual(registeredRoutes(server.app).toSorted());
  });

  const mutations = new Set(
    Object.entries<unknown>(appRouter._def.procedures)
      .filter(([, procedure]) => (procedure as AnyProcedure)._def.type === 'mutation')
      .map(([name]) => name),
  );
  const scopeOf = (name: string): KeyScope | null => (mutations.has(name) ? 'write' : null);
  const changes = (name: string) => mutations.has(name) || (name in routes && !name.startsWith('GET '));
  // Belongings last until a call takes them: reading and being refused leave them to the next caller.
  let ids: Belongings | undefined;

  it.each(Object.entries({ ...procedures, ...routes }))(
    '%s (T11, AUTH-05, API-08)',
    async (name, [ask, expected, scope = scopeOf(name)]) => {
      // Strangers first, while there is something to take; whatever the owner's keys deleted is created again.
      const isTaken = expected.member === 404;
      let hasChanged = false;
      ids ??= await makeBelongings(server);
      for (const caller of CALLERS) {
        if (hasChanged && isTaken && (caller === 'writeKey' || caller === 'owner')) {
          ids = await makeBelongings(server);
          hasChanged = false;
        }
        const { statusCode } = await ask(ids.callers[caller], ids);
        expect([caller, statusCode]).toEqual([caller, statusFor(caller, expected, scope)]);
        hasChanged ||= changes(name) && statusCode < 400;
      }
      if (hasChanged) ids = undefined;
    },
  );
});
