import { createStaticHandler, type StaticHandlerContext } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loader as projectLoader } from './demo-project.tsx';

const { query } = createStaticHandler([{ path: '/project/:slug', loader: projectLoader, Component: () => null }]);

async function statusOf(path: string): Promise<number> {
  const answer: StaticHandlerContext | Response = await query(new Request(`https://onceware.example${path}`));
  return answer instanceof Response ? answer.status : answer.statusCode;
}

describe('the demo addresses', () => {
  it.each(['/project/course-platform'])('%s is a page (NAV-22)', async (path) => {
    expect(await statusOf(path)).toBe(200);
  });

  it('/project/nothing is not found (NAV-22)', async () => {
    expect(await statusOf('/project/nothing')).toBe(404);
  });
});
