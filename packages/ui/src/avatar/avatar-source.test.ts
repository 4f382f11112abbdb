import { describe, expect, it } from 'vitest';
import { avatarUrl } from './avatar-source.ts';

const bases = { delivery: 'https://images.example/account/', media: 'https://cdn.example/media' };

describe('the address of an avatar', () => {
  it.each([
    ['https://img.example/a.png?v=2', 'https://img.example/a.png?v=2'],
    ['HTTP://img.example/a.png', 'HTTP://img.example/a.png'],
    ['blob:https://onceware.example/1', 'blob:https://onceware.example/1'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['2024/05/abc123', 'https://images.example/account/2024/05/abc123'],
    ['/2024/5/1b9d6bcd-bbfd.webp', 'https://images.example/account/2024/5/1b9d6bcd-bbfd.webp'],
    ['300-2.png', 'https://cdn.example/media/avatars/300-2.png'],
    ['avatars/ada.png', 'https://cdn.example/media/avatars/ada.png'],
    ['/avatars/2024/ada.png', 'https://cdn.example/media/avatars/2024/ada.png'],
    ['tool-avatars/notion.svg', 'https://cdn.example/media/tool-avatars/notion.svg'],
    ['/tool-avatars/notion.svg', 'https://cdn.example/media/tool-avatars/notion.svg'],
    ['/art/avatars/07.svg', '/art/avatars/07.svg'],
    ['/art/avatars/07.svg?v=2', '/art/avatars/07.svg?v=2'],
  ])('of %s is %s (UI-02)', (source, url) => {
    expect(avatarUrl(source, bases)).toBe(url);
  });

  it.each([
    null,
    undefined,
    '',
    'ada.png',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https:img.example',
    'ftp://img.example/a.png',
    '//img.example/a.png',
    String.raw`/\img.example/a.png`,
    '/art/../api/health',
    '/art/%2e%2e/api',
    '/',
    '2024/13/abc',
    '2024/00/abc',
    '2024/05/..',
    '2024/05/',
    '2024/05/abc/def',
    '2024/05/abc?x=1',
    '2024/05/abc\n',
    '300-../../x.png',
    '300-a/b.png',
    'avatars/../../x.png',
    'avatars//x.png',
    String.raw`avatars\x.png`,
    'tool-avatars/.hidden',
    'tool-avatars',
    'my-avatars/x.png',
  ])('does not exist for %j (UI-02)', (source) => {
    expect(avatarUrl(source, bases)).toBeNull();
  });

  it.each(['2024/05/abc123', '300-2.png', 'avatars/ada.png', '/tool-avatars/notion.svg'])(
    'does not exist for %s while its base is not set (UI-02)',
    (source) => {
      expect(avatarUrl(source, { delivery: null, media: null })).toBeNull();
    },
  );
});
