import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { TeamMoveDialog } from '../overlay/team-move-dialog.tsx';
import { room } from '../rooms/rooms-testing.tsx';
import { ConnectionsDialog } from './connections-dialog.tsx';

const webhook = { id: 'w1', name: 'Deploys', createdBy: 'Ana', createdAt: '2026-01-02T00:00:00Z', lastUsedAt: null };
const slack = { tool: 'slack', createdBy: 'Ana', createdAt: '2026-01-02T00:00:00Z' };

/** A dialog of the chat, and what it asks the server to change. */
async function show(dialog: React.ReactNode, known: Record<string, unknown>) {
  await loadPart('chat', 'en');
  const asked: [string, unknown][] = [];
  renderApp(
    <>
      <WithWords part="chat">{dialog}</WithWords>
      <ToastHost />
    </>,
    {
      session,
      answer: (path, input) => {
        asked.push([path, input]);
        return known[path] ?? { ok: true };
      },
    },
  );
  return { changes: () => asked.filter(([path]) => !(path in known) || path === 'chat.createWebhook') };
}

describe('the connections of a room', () => {
  const lounge = room({ kind: 'community' });
  const team = room({ kind: 'team' });

  it('list webhooks, make one whose address is shown once, and revoke after asking (LIVE-12)', async () => {
    const url = 'https://onceware.example/api/chat/webhooks/onh_x';
    const { changes } = await show(<ConnectionsDialog room={lounge} onClose={() => undefined} />, {
      'chat.webhooks': { webhooks: [webhook] },
      'chat.createWebhook': { id: 'w2', url },
    });
    await screen.findByRole('button', { name: 'Revoke Deploys' });
    expect(screen.queryByRole('heading', { name: 'Where messages can be moved' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Make a webhook' }));
    screen.getByText('Give it a name.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the tool' }), ' Monitor ');
    await userEvent.click(screen.getByRole('button', { name: 'Make a webhook' }));
    const made = await screen.findByRole('textbox', { name: 'Address' });
    expect(made).toHaveProperty('value', url);
    expect(document.activeElement?.textContent).toContain('Monitor');
    await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByDisplayValue(url)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Revoke Deploys' }));
    screen.getByText(/can no longer write here/);
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Deploys' }));
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(changes()).toEqual([
        ['chat.createWebhook', { roomId: lounge.id, name: 'Monitor' }],
        ['chat.revokeWebhook', { roomId: lounge.id, id: 'w1' }],
      ]),
    );
  });

  it('of a team’s are its own tools too: set at an address as the tool gives it out, or disconnected (LIVE-12)', async () => {
    const { changes } = await show(<ConnectionsDialog room={team} onClose={() => undefined} />, {
      'chat.webhooks': { webhooks: [] },
      'chat.teamWebhooks': { webhooks: [slack], mayChange: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Discord' }));
    const field = screen.getByRole('textbox', { name: /Discord/ });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'https://hooks.slack.com/services/T');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    screen.getByText(/not a webhook address/);
    await userEvent.clear(field);
    await userEvent.type(field, ' https://discord.com/api/webhooks/1/a');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/is connected/);
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect Slack' }));
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() =>
      expect(changes()).toEqual([
        ['chat.setTeamWebhook', { roomId: team.id, tool: 'discord', url: 'https://discord.com/api/webhooks/1/a' }],
        ['chat.removeTeamWebhook', { roomId: team.id, tool: 'slack' }],
      ]),
    );
  });
});

describe('moving a message of a team’s room', () => {
  const onClose = vi.fn<() => void>();
  const dialog = (onMove: (tool: string) => Promise<void>) => (
    <TeamMoveDialog roomId="r1" onMove={onMove} onClose={onClose} />
  );
  const known = (mayChange: boolean, webhooks: unknown[]) => ({ 'chat.teamWebhooks': { webhooks, mayChange } });

  it('offers the tools that are connected, and says who can connect others (LIVE-12)', async () => {
    const onMove = vi.fn<(tool: string) => Promise<void>>(async () => undefined);
    await show(dialog(onMove), known(false, [slack, { ...slack, tool: 'teams' }]));
    const choices = within(await screen.findByRole('group', { name: /one of these tools/ }));
    expect(choices.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Slack',
      'Microsoft Teams',
    ]);
    screen.getByText(/Owners and managers of your team can connect more/);
    await userEvent.click(choices.getByRole('radio', { name: 'Microsoft Teams' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move Message' }));
    await screen.findByText('Moved to Microsoft Teams');
    expect(onMove.mock.calls).toEqual([['teams']]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open with the reason when the tool did not take it (LIVE-12)', async () => {
    onClose.mockReset();
    const refusal = new TRPCClientError('no', {
      result: {
        error: {
          code: -32009,
          message: 'no',
          data: { httpStatus: 409, error: { code: 'move_failed', message: 'no' } },
        },
      },
    });
    await show(
      dialog(() => Promise.reject(refusal)),
      known(true, [slack]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Move Message' }));
    await screen.findByText('The tool did not answer. Try again later.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says how to connect one where none is (LIVE-12)', async () => {
    await show(
      dialog(async () => undefined),
      known(true, []),
    );
    await screen.findByText('No tool is connected yet');
    screen.getByText(/Open “Connections”/);
    expect(screen.queryByRole('button', { name: 'Move Message' })).toBeNull();
  });
});
