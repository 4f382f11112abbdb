import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emojiData } from '../../../../vite/emoji/emoji-data.ts';
import { loadPart } from '#i18n/parts.ts';
import { button, field, lastOf, showComposer } from './composer-testing.tsx';

const original = globalThis.fetch;

// Fetched by the first opening; here it is compiled first.
beforeAll(() => Promise.all([loadPart('chat', 'en'), import('../overlay/emoji-popover.tsx')]));
beforeEach(() => {
  globalThis.fetch = async () => Response.json(emojiData('en'));
  // The small DOM has no layout, and a popover hides when its button is nowhere to be seen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 20, 44, 44));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(768);
});
afterEach(() => {
  globalThis.fetch = original;
  vi.restoreAllMocks();
});

const open = () => userEvent.click(button('Insert emoji'));

describe('emoji in the composer', () => {
  it('are put in at the caret, and one goes on typing there (CHAT-10)', async () => {
    const source = showComposer();
    await userEvent.type(field(), 'Good morning');
    field().setSelectionRange(4, 4);
    await open();
    await userEvent.click(await screen.findByRole('gridcell', { name: 'Grinning face' }));
    expect(field().value).toBe('Good😀 morning');
    expect(document.activeElement).toBe(field());
    expect(field().selectionStart).toBe(6);
    expect(screen.queryByRole('dialog', { name: 'Emoji' })).toBeNull();
    await userEvent.keyboard('!{Enter}');
    expect(lastOf(source)?.text).toBe('Good😀! morning');
  });

  it('take the place of what is selected (CHAT-10)', async () => {
    showComposer();
    await userEvent.type(field(), 'Good');
    field().select();
    await open();
    await userEvent.click(await screen.findByRole('gridcell', { name: 'Grinning face' }));
    expect(field().value).toBe('😀');
  });

  it('close with Escape, and the button has the focus again (CHAT-10)', async () => {
    showComposer();
    await open();
    expect(button('Insert emoji').getAttribute('aria-expanded')).toBe('true');
    await screen.findByRole('gridcell', { name: 'Grinning face' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Emoji' })).toBeNull());
    expect(document.activeElement).toBe(button('Insert emoji'));
  });
});
