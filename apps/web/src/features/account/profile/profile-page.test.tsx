import type { Profile } from '@onceware/api/identity/account/account.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE_KEY } from '#i18n/language-choice.ts';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { useSession } from '#lib/api/session.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { ProfilePage } from './profile-page.tsx';

const profile: Profile = {
  id: session.user.id,
  name: 'Ines Insider',
  email: session.user.email,
  avatar: null,
  language: 'en',
  isEmailVerified: true,
  pendingEmail: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  steps: { hasSavedSomething: false, hasPurchase: false },
};

/** Shows the user as the header does. */
function Header() {
  const { user } = useSession();
  return (
    <header>
      <p>{`${user?.name} ${user?.avatar}`}</p>
      <Link to="/deals">Deals</Link>
    </header>
  );
}

describe('the profile settings', () => {
  let calls: { path: string; input: unknown }[];
  beforeAll(() =>
    Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('account', 'en'), loadPart('account', 'de')]),
  );
  beforeEach(() => {
    calls = [];
  });
  afterEach(() => {
    document.documentElement.lang = 'en';
    localStorage.removeItem(LANGUAGE_KEY);
    document.cookie = `${LANGUAGE_KEY}=; path=/; max-age=-1`;
  });
  const show = (failure?: Error) =>
    renderApp(
      <Suspense>
        <WithWords part="account">
          <Header />
          <ProfilePage />
        </WithWords>
        <ToastHost />
      </Suspense>,
      {
        session,
        path: '/dashboard/account',
        answer: (path, input) => {
          calls.push({ path, input });
          if (path === 'account.updateProfile') {
            if (failure) throw failure;
            return { profile: { ...profile, ...(input as Partial<Profile>) } };
          }
          return path === 'account.profile' ? { profile } : null;
        },
      },
    );
  const sent = () => calls.filter(({ path }) => path === 'account.updateProfile').map(({ input }) => input);
  const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });

  it('saves what was changed with one button, and shows it in the header at once (ACC-01)', async () => {
    show();
    const name = await nameField();
    expect(save().disabled).toBe(true);
    await userEvent.clear(name);
    await userEvent.type(name, '  Ina ');
    await userEvent.click(screen.getByRole('radio', { name: 'Drawn picture 7' }));
    await userEvent.click(save());
    expect(await screen.findByText('Profile saved')).toBeDefined();
    expect(sent()).toEqual([{ name: 'Ina', avatar: '/art/avatars/06.svg' }]);
    expect(screen.getByText('Ina /art/avatars/06.svg')).toBeDefined();
    expect(save().disabled).toBe(true);
  });

  it('lets a drawn picture that fails be chosen still, without a broken image (ACC-01, UI-04)', async () => {
    show();
    await nameField();
    const choice = () => screen.getByTitle('Drawn picture 7');
    const image = choice().querySelector('img');
    if (image) fireEvent.error(image);
    await waitFor(() => expect(choice().querySelector('img')).toBeNull());
    await userEvent.click(choice());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Drawn picture 7' }).checked).toBe(true);
  });

  it('says what is wrong and sends nothing without a name (ACC-01)', async () => {
    show();
    const name = await nameField();
    await userEvent.clear(name);
    await userEvent.click(save());
    expect(screen.getByText('Enter your name.')).toBeDefined();
    expect(document.activeElement).toBe(name);
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed when it cannot be saved (ACC-01)', async () => {
    show(refusal('unavailable'));
    await userEvent.type(await nameField(), ' II');
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('The service is busy. Try again in a moment.');
    expect((await nameField()).value).toBe('Ines Insider II');
  });

  it('speaks the new language once it is saved (ACC-01) (I18N-01)', async () => {
    show();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Deutsch');
    expect(document.documentElement.lang).not.toBe('de');
    await userEvent.click(save());
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    expect(sent()).toEqual([{ language: 'de' }]);
  });

  it('turns single keys off and on for this browser, at once (CAT-18)', async () => {
    show();
    const keys = await screen.findByRole<HTMLInputElement>('switch', { name: 'Single-key shortcuts' });
    expect(keys.checked).toBe(true);
    const asked = calls.length;
    await userEvent.click(keys);
    expect([keys.checked, localStorage.getItem('single-keys')]).toEqual([false, 'off']);
    await userEvent.click(keys);
    expect([keys.checked, localStorage.getItem('single-keys'), calls.length]).toEqual([true, null, asked]);
  });

  it('refuses a file that is no picture (ACC-01)', async () => {
    show();
    await nameField();
    await userEvent.upload(
      screen.getByLabelText('Choose a photo'),
      new File(['text'], 'photo.png', { type: 'image/png' }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Your browser cannot show this file as a picture');
  });

  it('asks before unsaved changes are left behind (ACC-01)', async () => {
    const { router } = show();
    await userEvent.type(await nameField(), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Deals' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(router.state.location.pathname).toBe('/dashboard/account');
    await userEvent.click(screen.getByRole('link', { name: 'Deals' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/deals'));
  });

  it('leads to where the e-mail is changed (ACC-01)', async () => {
    show();
    await nameField();
    expect(screen.getByText(profile.email)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Change it in Security & Login' }).getAttribute('href')).toBe(
      '/dashboard/account/security',
    );
  });
});
