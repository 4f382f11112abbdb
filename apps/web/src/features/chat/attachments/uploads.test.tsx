import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { FakeRequest } from '#testing/fake-request.ts';
import { renderApp, session } from '#testing/render.tsx';
import type { ChatSource } from '../chat-source.ts';
import { Composer } from '../composer/composer.tsx';
import { button } from '../composer/composer-testing.tsx';
import { heldRoom } from '../room-testing.tsx';
import { uploadFile } from './upload-file.ts';

const ROOM = '0190c0de-0000-7000-8000-00000000000a';

beforeAll(() => loadPart('chat', 'en'));
beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

function Screen({ source }: { source: ChatSource }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area}>
      <Composer source={source} isPrivate dropArea={area} onEditLast={() => undefined} />
    </div>
  );
}

/** The composer of a team's room, whose files go to a server that the test plays. */
function showComposer() {
  const { source } = heldRoom({ room: { id: ROOM, kind: 'team' } });
  source.upload.mockImplementation((file, options) => uploadFile(ROOM, file, options));
  renderApp(
    <WithWords part="chat">
      <Screen source={source} />
    </WithWords>,
    { session },
  );
  return source;
}

const fileOf = (name: string, size = 1000, type = '') => new File(['x'.repeat(size)], name, { type });
async function attach(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to attach.');
  await userEvent.upload(input, files, { applyAccept: false });
}
function requestOf(name: string): FakeRequest {
  const found = FakeRequest.all.findLast(({ body }) => body?.name === name);
  if (!found) throw new Error(`${name} was not sent.`);
  return found;
}
const idOf = (name: string) => /files\/([\w-]+)\?/.exec(requestOf(name).address)?.[1] ?? '';
const arrive = (name: string, size = 1000) =>
  act(async () => {
    const file = { id: idOf(name), name, size, type: 'text/plain', width: null, height: null };
    requestOf(name).end(200, JSON.stringify({ file }));
  });
const refuse = (name: string, status: number, code: string) =>
  act(async () => requestOf(name).end(status, JSON.stringify({ error: { code, message: '' } })));
const bars = () => screen.queryAllByRole<HTMLProgressElement>('progressbar');

describe('a file for a team’s room', () => {
  it('goes up when it is chosen, says how far it is, and can be sent once it is there (LIVE-07)', async () => {
    const source = showComposer();
    await attach(fileOf('plan.txt'));
    const sent = requestOf('plan.txt');
    expect(sent.address).toMatch(new RegExp(`^/api/chat/rooms/${ROOM}/files/[\\w-]{36}\\?name=plan\\.txt$`));
    expect(sent.headers['content-type']).toBe('application/octet-stream');
    act(() => sent.sent(250));
    expect(screen.getByRole('progressbar', { name: 'Upload of plan.txt' })).toHaveProperty('value', 0.25);
    expect(button('Send').disabled).toBe(true);
    await arrive('plan.txt');
    expect(bars()).toEqual([]);
    await userEvent.click(button('Send'));
    expect(source.send.mock.calls[0]?.[0].attachments).toEqual([
      expect.objectContaining({ id: idOf('plan.txt'), name: 'plan.txt', url: `/api/chat/files/${idOf('plan.txt')}` }),
    ]);
  });

  it('is stopped by its cross, also while it waits for its turn, and nothing of it is sent (LIVE-07)', async () => {
    const source = showComposer();
    await attach(fileOf('1.txt'), fileOf('2.txt'), fileOf('3.txt'));
    expect(FakeRequest.all).toHaveLength(1);
    await userEvent.click(button('Cancel 3.txt'));
    await userEvent.click(button('Cancel 1.txt'));
    expect(requestOf('1.txt').isAborted).toBe(true);
    await arrive('2.txt');
    expect(FakeRequest.all).toHaveLength(2);
    expect(source.getDraft().attachments.map(({ name }) => name)).toEqual(['2.txt']);
  });

  it('that did not arrive says why and is tried again under its id, or taken away (LIVE-07)', async () => {
    const source = showComposer();
    await attach(fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt'));
    const first = idOf('a.txt');
    await act(async () => requestOf('a.txt').fail());
    await refuse('b.txt', 409, 'quota_reached');
    const list = within(screen.getByRole('list', { name: 'Attached files' }));
    expect(list.getByText(/^The server cannot be reached/)).toBeDefined();
    expect(list.getByText(/^There is no room left for files/)).toBeDefined();
    await arrive('c.txt');
    expect(button('Send').disabled).toBe(true);
    await userEvent.click(button('Try a.txt again'));
    expect(idOf('a.txt')).toBe(first);
    expect(FakeRequest.all).toHaveLength(4);
    await arrive('a.txt');
    await userEvent.click(button('Remove b.txt'));
    expect(button('Send').disabled).toBe(false);
    expect(source.getDraft().attachments.map(({ name }) => name)).toEqual(['c.txt', 'a.txt']);
  });

  it.each([
    [400, 'file_empty', 'This file is empty.'],
    [413, 'file_too_large', 'A file holds at most 25 MB.'],
    [400, 'picture_unreadable', 'This picture is damaged or too large to show.'],
    [409, 'room_closed', 'This room is closed.'],
    [404, 'not_found', 'This is not here any more.'],
  ])('that the server answers %s %s is told in words (LIVE-07)', async (status, code, sentence) => {
    showComposer();
    await attach(fileOf('a.txt'));
    await refuse('a.txt', status, code);
    expect(screen.getByText(sentence, { exact: false })).toBeDefined();
  });

  it('that is too large, or one too many, is not even sent (LIVE-07)', async () => {
    showComposer();
    const large = fileOf('film.mp4', 1, 'video/mp4');
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
    await attach(large, ...Array.from({ length: 21 }, (_, n) => fileOf(`${n}.txt`)));
    expect(
      screen.getByText('film.mp4 was not attached: a file holds at most 25\u00a0MB.', { normalizer: (text) => text }),
    ).toBeDefined();
    expect(screen.getByText('20.txt was not attached: a message holds at most 20 files.')).toBeDefined();
    expect(FakeRequest.all.map(({ body }) => body?.name)).not.toContain('film.mp4');
  });
});
