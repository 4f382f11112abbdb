import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { WithWords } from '#lib/page/with-words.tsx';
import { loadPart } from '#i18n/parts.ts';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { ResetPage } from './reset-page.tsx';

interface Sent {
  path: string;
  input: unknown;
}

function show(path: string, answers: Record<string, unknown> = {}) {
  const sent: Sent[] = [];
  const answer = (called: string, input: unknown) => {
    sent.push({ path: called, input });
    const given = called in answers ? answers[called] : { ok: true };
    if (given instanceof Error) throw given;
    return given;
  };
  const rendered = renderApp(
    <WithWords part="recovery">
      <ResetPage />
    </WithWords>,
    { session: null, path, answer },
  );
  return { ...rendered, sent };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a forgotten password', () => {
  beforeAll(() => Promise.all([loadPart('recovery', 'en'), loadPart('password', 'en')]));

  it('is answered alike for every address (AUTH-06, T03)', async () => {
    const { sent } = show('/reset-password');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ines@onceware.example');
    await userEvent.click(button('Send the link'));
    expect(
      await screen.findByText('If an account has this address, a mail is on its way. Its link works for 1 hour.'),
    ).toBeDefined();
    expect(sent).toEqual([{ path: 'auth.requestReset', input: { email: 'ines@onceware.example' } }]);
    await userEvent.click(button('Use another address'));
    expect(screen.getByLabelText('E-mail')).toBeDefined();
  });

  it('asks for an address before it sends anything (AUTH-06)', async () => {
    const { sent } = show('/reset-password');
    await userEvent.click(button('Send the link'));
    expect(screen.getByText('Enter your e-mail address.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('is replaced by a new one, which signs in, and the token leaves the address bar at once (AUTH-06)', async () => {
    // The page leaves the token's address while it is first rendered.
    const { router, sent } = await act(async () => show('/reset-password#secret-token', { 'auth.session': session }));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await userEvent.type(screen.getByLabelText('New password'), 'correct horse battery');
    await userEvent.click(button('Save and log in'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/account'));
    expect(sent[0]).toEqual({
      path: 'auth.resetPassword',
      input: { token: 'secret-token', password: 'correct horse battery' },
    });
  });

  it('can be asked for again when the link is used or old (AUTH-06)', async () => {
    await act(async () => show('/reset-password#old', { 'auth.resetPassword': refusal('link_invalid') }));
    await userEvent.type(await screen.findByLabelText('New password'), 'correct horse battery');
    await userEvent.click(button('Save and log in'));
    expect((await screen.findByRole('alert')).textContent).toContain('This link does not work');
    await userEvent.click(button('Ask for a new link'));
    expect(button('Send the link')).toBeDefined();
  });
});
