import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { GetStartedPage } from './get-started-page.tsx';

describe('Get Started', () => {
  beforeAll(() => loadPart('account', 'en'));
  const show = (isEmailVerified: boolean, hasSavedSomething: boolean, hasPurchase: boolean) =>
    renderApp(
      <Suspense>
        <WithWords part="account">
          <GetStartedPage />
        </WithWords>
      </Suspense>,
      { session, answer: () => ({ profile: { isEmailVerified, steps: { hasSavedSomething, hasPurchase } } }) },
    );
  const steps = () =>
    screen
      .getAllByRole('listitem')
      .map((step) => [step.querySelector('h2')?.textContent, step.getAttribute('aria-current')]);

  it('ticks what is done, and puts the next step forward (ACC-01)', async () => {
    show(true, false, false);
    expect(await screen.findByText('1 of 3 done')).toBeDefined();
    expect(steps()).toEqual([
      ['Confirm your e-mail (done)', null],
      ['Save deals to think about', 'step'],
      ['Record your first purchase', null],
    ]);
    expect(screen.getByRole('link', { name: 'Open the LTD Explorer' }).getAttribute('href')).toBe('/explore');
    expect(screen.queryByRole('link', { name: 'Go to Security & Login' })).toBeNull();
  });

  it('says when all is done (ACC-01)', async () => {
    show(true, true, true);
    expect(await screen.findByText(/^All done/)).toBeDefined();
    expect(steps().map(([, current]) => current)).toEqual([null, null, null]);
  });
});
