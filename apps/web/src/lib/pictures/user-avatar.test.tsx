import { screen, waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boot, renderApp } from '#testing/render.tsx';
import { UserAvatar } from './user-avatar.tsx';

const EMAIL = 'ines@onceware.example';
const HASH = createHash('sha256').update(EMAIL).digest('hex');

const asked: string[] = [];
let answer: () => Response;
const original = globalThis.fetch;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ exists: true });
  globalThis.fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return answer();
  };
});
afterEach(() => {
  globalThis.fetch = original;
});

const picture = () => document.querySelector('img')?.getAttribute('src');
const initials = () => document.querySelector('[data-initials]')?.getAttribute('data-initials');
const show = (user: Partial<Parameters<typeof UserAvatar>[0]['user']>, size?: number) =>
  renderApp(
    <>
      <UserAvatar user={{ name: 'Ines Insider', avatar: null, ...user }} {...(size && { size })} />
      <p>Beside it</p>
    </>,
  );
const settled = async ({ queryClient }: ReturnType<typeof renderApp>) => {
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['gravatar'] })).toBe(0));
};

describe('a user’s avatar', () => {
  it('is their own picture, without a request to Gravatar (UI-02)', async () => {
    show({ avatar: 'https://img.example/ines.png', email: EMAIL });
    expect(picture()).toBe('https://img.example/ines.png');
    await screen.findByText('Beside it');
    expect(asked).toEqual([]);
  });

  it('is initials until Gravatar is known to have a picture, then that picture of 80 pixels (API-05)', async () => {
    show({ email: `  ${EMAIL.toUpperCase()} ` });
    expect(initials()).toBe('IN');
    await waitFor(() => expect(picture()).toBe(`${boot.settings.gravatarUrl}/${HASH}?s=80&d=404`));
    expect(asked).toEqual([`/api/gravatar/exists?hash=${HASH}&s=80`]);
  });

  it('is sharp when it is shown large (UI-03)', async () => {
    show({ email: EMAIL }, 96);
    await waitFor(() => expect(picture()).toContain('?s=192&d=404'));
  });

  it.each([
    ['there is none', () => Response.json({ exists: false })],
    ['the server refuses', () => Response.json({ code: 'rate_limited' }, { status: 429 })],
    ['the answer is no JSON', () => new Response('<html>', { status: 502 })],
    ['nobody answers', () => Response.error()],
  ])('stays initials when %s (API-05)', async (_when, answered) => {
    answer = answered;
    await settled(show({ email: EMAIL }));
    expect(initials()).toBe('IN');
    expect(asked).toHaveLength(1);
  });

  it('is asked for again later when the server had no time to answer (API-05)', async () => {
    answer = () => Response.json({ error: { code: 'too_many_requests' } }, { status: 429 });
    const { queryClient } = show({ email: EMAIL });
    await waitFor(() => expect(queryClient.getQueryState(['gravatar', EMAIL])?.status).toBe('error'));
  });

  it('is initials when no e-mail address is known (API-05)', async () => {
    show({});
    await screen.findByText('Beside it');
    expect(initials()).toBe('IN');
    expect(asked).toEqual([]);
  });
});
