import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { mirrorChoice, readLanguage, storeLanguage } from '#i18n/language-choice.ts';
import { renderApp } from '#testing/render.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function Choice() {
  const { language, choose } = useChooseLanguage();
  return <button onClick={() => choose('en')}>{language.code}</button>;
}

it('choosing a language removes only the language parameter from the address (CAT-12)', async () => {
  const { router } = renderApp(<Choice />, { session: null, path: '/explore?q=mail&lang=ar' });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.state.location.search).toBe('?q=mail'));
  // Stored once its words are loaded, which could be in the next file.
  await waitFor(() => expect(readLanguage()).toBe('en'));
});

it('an address with a language parameter shows that language, whatever was chosen before (CAT-12)', () => {
  storeLanguage('de');
  window.history.replaceState(null, '', '/deals?lang=ar');
  expect(mirrorChoice('ar')).toBe(false);
  window.history.replaceState(null, '', '/deals?lang=xx');
  expect(mirrorChoice('en')).toBe(true);
});
