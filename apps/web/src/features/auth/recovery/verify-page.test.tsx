import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp } from '#testing/render.tsx';
import { VerifyPage } from './verify-page.tsx';

function show(path: string, answers: Record<string, unknown> = {}) {
  const sent: { path: string; input: unknown }[] = [];
  const answer = (called: string, input: unknown) => {
    sent.push({ path: called, input });
    const given = called in answers ? answers[called] : { ok: true };
    if (given instanceof Error) throw given;
    return given;
  };
  const rendered = renderApp(
    <WithWords part="recovery">
      <VerifyPage />
    </WithWords>,
    { session: null, path, answer },
  );
  return { ...rendered, sent };
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

describe('a link that confirms an address', () => {
  beforeAll(() => loadPart('recovery', 'en'));

  it('does nothing before a press, which confirms (AUTH-06)', async () => {
    const { router, sent } = show('/verify-email#the-token', { 'auth.session': null });
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(sent).toEqual([]);
    await confirm();
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeDefined();
    expect(sent[0]).toEqual({ path: 'auth.verifyEmail', input: { token: 'the-token' } });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/signin?redirect=%2Fdashboard%2Faccount',
    );
  });

  it.each([
    [
      { side: 'old', isDone: false },
      'Confirmed. One step is left: open the link in the mail that we sent to your new address.',
    ],
    [
      { side: 'new', isDone: false },
      'Confirmed. One step is left: open the link in the mail that we sent to your old address.',
    ],
    [{ side: 'new', isDone: true }, 'Your e-mail address is changed. From now on, log in with the new one.'],
  ])('of a change says what is next: %j (AUTH-06)', async (answer, said) => {
    const { sent } = show('/verify-email#change.the-token', { 'auth.confirmEmailChange': answer });
    await confirm();
    expect(await screen.findByText(said)).toBeDefined();
    expect(sent[0]).toEqual({ path: 'auth.confirmEmailChange', input: { token: 'the-token' } });
  });

  it('says where to get another when it was used or is old, and when it is cut off (AUTH-06)', async () => {
    const { unmount } = show('/verify-email#old', { 'auth.verifyEmail': refusal('link_invalid') });
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('This link does not work');
    expect(screen.getByRole('link', { name: 'Open Security & Login' }).getAttribute('href')).toBe(
      '/dashboard/account/security',
    );
    unmount();
    show('/verify-email');
    expect(screen.getByRole('alert').textContent).toContain('This link is incomplete.');
  });

  it('can be tried again when the server was not reached (AUTH-06)', async () => {
    const answers: Record<string, unknown> = {
      'auth.session': null,
      'auth.verifyEmail': new TypeError('Failed to fetch'),
    };
    show('/verify-email#the-token', answers);
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    delete answers['auth.verifyEmail'];
    await confirm();
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeDefined();
  });
});
