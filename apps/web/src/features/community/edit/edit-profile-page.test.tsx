import type { OwnProfile } from '@onceware/api/community/profiles/profiles.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { EditProfilePage } from './edit-profile-page.tsx';

const OWN: OwnProfile = {
  address: 'ada',
  handle: 'ada',
  handleChangesFrom: null,
  about: 'I keep lamps.',
  links: ['https://lamps.example/'],
  interests: ['design'],
  visibility: 'members',
  saysBought: false,
  toolsBought: 12,
};

describe('the page where a profile is written', () => {
  let sent: unknown[];
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('profiles', 'en')]));
  beforeEach(() => {
    sent = [];
  });
  const show = (own = OWN, failure?: Error) =>
    renderApp(
      <Suspense>
        <WithWords part="profiles">
          <EditProfilePage />
        </WithWords>
        <ToastHost />
      </Suspense>,
      {
        session,
        answer: (path, input) => {
          if (path === 'profiles.mine') return own;
          if (path === 'profiles.handleFree') return { isFree: (input as { handle: string }).handle !== 'taken' };
          if (path !== 'profiles.change') throw new Error(path);
          sent.push(input);
          if (failure) throw failure;
          return { ...own, ...(input as Partial<OwnProfile>) };
        },
      },
    );
  const handle = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Handle' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

  it('says of a handle while it is typed whether it can be had (NET-01)', async () => {
    show();
    await userEvent.clear(await handle());
    await userEvent.type(await handle(), 'taken');
    expect(await screen.findByText(/^This handle is taken/)).toBeDefined();
    await userEvent.type(await handle(), '-not');
    expect(await screen.findByText('This handle is free.')).toBeDefined();
    await userEvent.type(await handle(), 'ё');
    expect(await screen.findByText(/^Use 3 to 30 letters/)).toBeDefined();
  });

  it('sends what changed alone, and stops at a link that is none (NET-01)', async () => {
    show();
    await handle();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Writing' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Everybody' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Say how many tools I bought: 12' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Link 2' }), 'javascript:alert(1)');
    await save();
    expect(sent).toEqual([]);
    expect(screen.getByText('Enter an address that begins with https:// or http://.')).toBeDefined();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Link 2' }));
    await save();
    expect(await screen.findByText('Profile saved')).toBeDefined();
    expect(sent).toEqual([{ interests: ['design', 'writing'], visibility: 'everybody', saysBought: true }]);
  });

  it('says beside the handle that somebody else was quicker, and when it can be changed again (NET-01)', async () => {
    const { unmount } = show(OWN, refusal('handle_taken'));
    await userEvent.type(await handle(), 'x');
    await save();
    await waitFor(async () => expect((await handle()).getAttribute('aria-invalid')).toBe('true'));
    unmount();
    show({ ...OWN, handleChangesFrom: '2027-01-31T12:00:00.000Z' });
    await waitFor(async () => expect((await handle()).readOnly).toBe(true));
    expect(screen.getByText(/again from Jan 31, 2027/)).toBeDefined();
  });
});
