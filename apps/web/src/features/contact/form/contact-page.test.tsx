import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@onceware/api/identity/auth/auth.contract';
import { Suspense } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { ContactPage } from './contact-page.tsx';

describe('the contact form', () => {
  let sent: unknown[];
  let failure: Error | null;
  beforeAll(() => loadPart('contact', 'en'));
  beforeEach(() => {
    sent = [];
    failure = null;
  });
  const show = (who: Session | null) =>
    renderApp(
      <Suspense>
        <WithWords part="contact">
          <ContactPage />
        </WithWords>
      </Suspense>,
      {
        session: who,
        answer: (_path, input) => {
          sent.push(input);
          if (failure) throw failure;
          return { ok: true };
        },
      },
    );
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

  it('fills in a member’s name, and says that the message arrived (ADM-01)', async () => {
    show(session);
    expect((await field('Your name')).value).toBe('Ines Insider');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'A deal');
    await userEvent.type(await field('Message'), 'Is it over?');
    expect(screen.getByText('11 of 5,000')).toBeDefined();
    await send();
    const heading = await screen.findByRole('heading', { name: 'We have your message' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('insider@onceware.example')).toBeDefined();
    expect(sent).toEqual([
      {
        id: expect.any(String),
        name: 'Ines Insider',
        email: 'insider@onceware.example',
        topic: 'deal',
        message: 'Is it over?',
        language: 'en',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect((await field('Message')).value).toBe('');
  });

  it('tells a visitor beside each field what is missing, and sends nothing (ADM-01)', async () => {
    show(null);
    await userEvent.type(await field('Your e-mail'), 'nobody');
    await userEvent.type(await field('Message'), '  ');
    await send();
    for (const text of ['Enter your name.', 'This is not an e-mail address.', 'Write what it is about.'])
      expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(await field('Your name'));
    expect(sent).toEqual([]);
  });

  it('keeps the message and its id over a failure (ADM-01)', async () => {
    show(session);
    await userEvent.type(await field('Message'), 'Hello');
    failure = refusal('too_many_requests');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Wait a while');
    failure = null;
    await send();
    expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeDefined();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('shows what the server says of a field beside it (ADM-01)', async () => {
    show(session);
    await userEvent.type(await field('Message'), 'Hello');
    failure = refusal('invalid_input', [{ path: 'email', message: 'This is not an e-mail address.' }]);
    await send();
    expect(await screen.findByText('This is not an e-mail address.')).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Your e-mail')));
  });
});
