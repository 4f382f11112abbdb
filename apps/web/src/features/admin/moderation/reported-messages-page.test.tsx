import type { ReportedMessage } from '@onceware/api/staff/reports/reports.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { admin } from '#testing/admin.ts';
import { renderApp } from '#testing/render.tsx';
import { ReportedMessagesPage } from './reported-messages-page.tsx';

const AT = '2026-03-01T12:00:00.000Z';
const person = (name: string) => ({ id: `id-${name}`, name, avatar: null });
const makeMessage = (more: Partial<ReportedMessage> = {}): ReportedMessage => ({
  id: 'message',
  room: { id: 'room', kind: 'community', name: 'Lounge' },
  author: person('Ben'),
  text: 'Buy <b>now</b>',
  sentAt: AT,
  editedAt: null,
  removedAt: null,
  removedBy: null,
  flaggedBy: [person('Cy'), person('Ana')],
  flagCount: 5,
  flaggedAt: AT,
  settledAt: null,
  settledBy: null,
  authorSilencedUntil: null,
  ...more,
});

describe('the reported messages', () => {
  let message: ReportedMessage;
  let calls: [string, unknown][];
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('admin', 'en')]));
  beforeEach(() => {
    message = makeMessage();
    calls = [];
  });
  const user = userEvent.setup();
  const changes: Record<string, () => Partial<ReportedMessage>> = {
    'admin.moderation.settle': () => ({ settledAt: AT, settledBy: person('Ada') }),
    'admin.moderation.remove': () => ({
      settledAt: AT,
      settledBy: person('Ada'),
      removedAt: AT,
      removedBy: person('Ada'),
    }),
    'admin.moderation.restore': () => makeMessage(),
    'admin.moderation.silence': () => ({ authorSilencedUntil: '2026-03-02T12:00:00.000Z' }),
  };
  const show = async () => {
    renderApp(
      <>
        <WithWords part="admin">
          <ReportedMessagesPage />
        </WithWords>
        <ToastHost />
      </>,
      {
        session: admin,
        path: '/dashboard/admin/moderation',
        answer: (path, input) => {
          if (path === 'admin.moderation.flagged') return { rows: [message], total: 1, isMore: false };
          if (path === 'admin.moderation.context') {
            const around = { ...message, author: person('Ana'), number: 1, seq: 1 };
            return { before: [{ ...around, id: 'before', text: 'Good morning' }], after: [] };
          }
          calls.push([path, input]);
          message = { ...message, ...changes[path]?.() };
          return { ok: true };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Message of Ben' }));
    return within(await screen.findByRole('list', { name: /what stands around/ }));
  };

  it('open to the plain text that they are, among what stands around them, with who told of them (LIVE-11, T14)', async () => {
    const context = await show();
    expect(await context.findByText('Good morning')).toBeDefined();
    expect(context.getByText('Buy <b>now</b>').dir).toBe('auto');
    expect(screen.getByText(/and 3 others/).textContent).toBe('Flagged by: Cy, Ana and 3 others');
  });

  it('are kept, and removed for all, which can be undone (LIVE-11)', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText(/^Settled by Ada/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove for all' }));
    expect(await screen.findByText(/^Removed by Ada/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove for all' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.map(([path]) => path.slice('admin.moderation.'.length))).toContain('restore'));
    expect(await screen.findByRole('button', { name: 'Remove for all' })).toBeDefined();
    expect(calls).toEqual([
      ['admin.moderation.settle', { messageIds: ['message'] }],
      ['admin.moderation.remove', { messageId: 'message' }],
      ['admin.moderation.restore', { messageId: 'message' }],
    ]);
  });

  it('have their author muted for a time, here or everywhere, for a reason (LIVE-11)', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'Mute author …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mute Ben' }));
    await user.click(dialog.getByRole('button', { name: 'Mute' }));
    expect(await dialog.findByText('Say why.')).toBeDefined();
    expect(calls).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'For' }), '7 days');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising');
    await user.click(dialog.getByRole('button', { name: 'Mute' }));
    expect(await screen.findByText(/^The author is muted until/)).toBeDefined();
    expect(calls).toEqual([
      ['admin.moderation.silence', { userId: 'id-Ben', roomId: 'room', minutes: 10_080, reason: 'Advertising' }],
    ]);
  });

  it('of private rooms say why no more is shown, and mute their author everywhere (LIVE-11)', async () => {
    message = makeMessage({ room: { id: 'room', kind: 'direct', name: null } });
    await show();
    expect(screen.getByText(/^Of a private room only/)).toBeDefined();
    expect(screen.getByText('Direct conversation')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mute author …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mute Ben' }));
    expect(dialog.getAllByRole('option', { name: /rooms/ })).toHaveLength(1);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Threats');
    await user.click(dialog.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(calls).toMatchObject([['admin.moderation.silence', { roomId: null, minutes: 1_440 }]]));
  });
});
