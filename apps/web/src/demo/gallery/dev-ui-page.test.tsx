import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render.tsx';
import { pieces } from './pieces.ts';
import { DevUiPage } from './dev-ui-page.tsx';

describe('page of the interface pieces', () => {
  // The emoji picker's data never arrives.
  beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined)));
  afterEach(() => void vi.restoreAllMocks());

  it('shows each piece in each of its states under an anchor of its own (UI-01)', () => {
    renderApp(<DevUiPage />);
    const anchors = within(screen.getByRole('navigation', { name: 'Pieces' }));
    for (const { name, examples } of pieces) {
      const folder = name.toLowerCase().replaceAll(' ', '-');
      expect(anchors.getByRole('link', { name }).getAttribute('href')).toBe(`#${folder}`);
      const section = screen.getByRole('region', { name });
      expect(section.id).toBe(folder);
      const titles = [...section.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
      expect(titles).toEqual(examples.map(({ title }) => title));
    }
  });

  it('shows them in dark and from right to left, and leaves the page around them as it is (UI-06)', async () => {
    const user = userEvent.setup();
    renderApp(<DevUiPage />);
    const preview = () => screen.getByRole('region', { name: 'Badge' }).parentElement;
    expect(preview()?.dataset.mantineColorScheme).toBe('light');
    expect(preview()?.dir).toBe('ltr');
    await user.click(screen.getByRole('switch', { name: 'Dark' }));
    await user.click(screen.getByRole('switch', { name: 'Right to left' }));
    expect(preview()?.dataset.mantineColorScheme).toBe('dark');
    expect(preview()?.dir).toBe('rtl');
    expect(document.documentElement.dataset.mantineColorScheme).toBe('light');
  });
});
