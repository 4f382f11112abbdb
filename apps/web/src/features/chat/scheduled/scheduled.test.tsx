import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { field } from '../composer/composer-testing.tsx';
import { showRoom } from '../room-testing.tsx';
import { file } from '../testing.ts';

const AT = '2031-03-10T09:00:00.000Z';
const ANSWER = { replyTo: 'm1', named: { users: ['ben'], deals: ['kiln'], tools: [] } };

describe('sending later', () => {
  beforeAll(() =>
    Promise.all([
      import('./send-later-menu.tsx'),
      import('./time-dialog.tsx'),
      import('./scheduled-dialog.tsx'),
      import('#lib/toasts/toast-stack.tsx'),
    ]),
  );

  async function show() {
    const asked: [string, Record<string, unknown>][] = [];
    const plain = { replyTo: null, named: { users: [], deals: [], tools: [] }, sendAt: AT };
    let messages = [
      { ...plain, id: 'one', text: '**Good** morning', failure: null },
      { ...plain, ...ANSWER, id: 'two', text: 'Late, @Ben', failure: 'silenced' },
    ];
    const { source } = await showRoom({}, (path, input) => {
      if (path === 'chat.scheduled') return { messages };
      const given = input as { id: string };
      asked.push([path, given]);
      if (path === 'chat.cancelScheduled') messages = messages.filter(({ id }) => id !== given.id);
      return path === 'chat.schedule' || path === 'chat.reschedule' ? { sendAt: AT } : { ok: true };
    });
    return { source, asked };
  }
  const openMenu = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send later' }));
    return screen.findByRole('menu');
  };
  const choose = async (name: string) => userEvent.click(within(await openMenu()).getByRole('menuitem', { name }));

  it('frees the field, says the time, and has the words back on undo (LIVE-05)', async () => {
    const { asked, source } = await show();
    await userEvent.type(field(), 'Good morning');
    await choose('On Monday at nine');
    await screen.findByText(/It will be sent: .*2031/);
    expect([field().value, source.send.mock.calls]).toEqual(['', []]);
    const [path, input] = asked[0] ?? [];
    expect([path, input]).toMatchObject(['chat.schedule', { roomId: 'room-1', text: 'Good morning', at: 'monday' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field().value).toBe('Good morning'));
    expect(asked[1]).toEqual(['chat.cancelScheduled', { id: input?.['id'] }]);
  });

  it('is not offered without words or with files, and says why (LIVE-05)', async () => {
    const { source } = await show();
    const menu = await openMenu();
    expect(menu.textContent).toBe('Write a message first.Scheduled messages');
    await userEvent.keyboard('{Escape}');
    source.setDraft({ ...source.getDraft(), text: 'With a file', attachments: [file('a.png')] });
    await userEvent.type(field(), '!');
    expect((await openMenu()).textContent).toBe('Files cannot be sent later. Remove them first.Scheduled messages');
  });

  it('waits again with its mentions, and as an answer, where cancelling it is undone (LIVE-05)', async () => {
    const { asked } = await show();
    await choose('Scheduled messages');
    const dialog = await screen.findByRole('dialog', { name: 'Scheduled messages' });
    await userEvent.click((await within(dialog).findAllByRole('button', { name: 'Do not send' }))[1] ?? dialog);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject(['chat.schedule', { ...ANSWER, id: 'two', text: 'Late, @Ben', at: AT }]),
    );
  });

  it('lists what waits and why something was not sent; it is changed, sent and cancelled there (LIVE-05)', async () => {
    const { asked } = await show();
    await choose('Scheduled messages');
    const dialog = await screen.findByRole('dialog', { name: 'Scheduled messages' });
    const [first, second] = await within(dialog).findAllByRole('listitem');
    expect(first?.textContent).toContain('Good morning');
    expect(second?.textContent).toContain('Not sent: you are muted here.');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Do not send' })[1] ?? dialog);
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit' }));
    const form = await screen.findByRole('dialog', { name: 'Edit scheduled message' });
    const text = within(form).getByRole('textbox', { name: 'Message' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Good day');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject(['chat.reschedule', { id: 'one', text: 'Good day', at: AT }]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(asked.at(-1)).toEqual(['chat.sendScheduled', { id: 'one' }]));
  });
});
