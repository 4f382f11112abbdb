import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { renderApp, session } from '#testing/render.tsx';
import { resetVisit } from '../areas/pieces/visit-state.ts';
import { AppsButton } from './apps-button.tsx';

async function openApps() {
  const app = renderApp(<AppsButton />, { session });
  await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
  await screen.findByRole('dialog', { name: 'Apps' });
  return app;
}

describe('apps button', () => {
  // Both are fetched on first use; here they are compiled first.
  beforeAll(() => Promise.all([loadPart('tools', 'en'), import('./apps/apps-menu.tsx')]));
  beforeEach(resetVisit);

  it('opens a menu of five demo apps, each with a toggle that says what it is for (NAV-17)', async () => {
    await openApps();
    const toggles = within(screen.getByRole('dialog')).getAllByRole('switch');
    expect(toggles).toHaveLength(5);
    const tidewatch = screen.getByRole('switch', {
      name: 'Tidewatch',
      description: 'Tells you when a deal you saved is about to end.',
    });
    expect(toggles).toContain(tidewatch);
  });

  it('keeps what is switched while the visit lasts (NAV-17)', async () => {
    await openApps();
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Nightdesk' });
    expect(toggle.checked).toBe(false);
    await userEvent.click(toggle);
    expect(toggle.checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close apps' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
    expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'Nightdesk' })).checked).toBe(true);
  });

  it('is switched by the space bar (NAV-17)', async () => {
    await openApps();
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Tidewatch' });
    toggle.focus();
    await userEvent.keyboard(' ');
    expect(toggle.checked).toBe(false);
  });

  it('closes on any change of path, on Escape and on a press beside it (NAV-17)', async () => {
    const { router } = await openApps();
    await act(() => router.navigate('/deals'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
    fireEvent.mouseDown(await screen.findByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
    const dialog = await screen.findByRole('dialog');
    // Does what a browser does on Escape.
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
