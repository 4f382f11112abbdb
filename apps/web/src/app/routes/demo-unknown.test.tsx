import { createStaticHandler, type StaticHandlerContext } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loader as profileLoader } from './demo-profile.tsx';
import { loader as projectLoader } from './demo-project.tsx';

const { query } = createStaticHandler([
  { path: '/project/:slug', loader: projectLoader, Component: () => null },
  { path: '/public-profile/profiles/:kind', loader: profileLoader, Component: () => null },
]);

async function statusOf(path: string): Promise<number> {
  const answer: StaticHandlerContext | Response = await query(new Request(`https://onceware.example${path}`));
  return answer instanceof Response ? answer.status : answer.statusCode;
}

describe('the demo addresses', () => {
  it.each(['/project/course-platform', '/public-profile/profiles/creator', '/public-profile/profiles/company'])(
    '%s is a page (NAV-22)',
    async (path) => {
      expect(await statusOf(path)).toBe(200);
    },
  );

  it.each([
    '/project/nothing',
    '/public-profile/profiles/default',
    '/public-profile/profiles/agency',
    '/public-profile/profiles/constructor',
  ])('%s is not found (NAV-22)', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});
