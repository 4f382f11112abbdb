import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { button, field, lastOf, showComposer } from './composer-testing.tsx';

beforeAll(() => loadPart('chat', 'en'));

describe('the formatting of a message', () => {
  it('is done by buttons, which leave the words selected (LIVE-15)', async () => {
    const source = showComposer();
    await userEvent.type(field(), 'Read this now');
    field().setSelectionRange(5, 9);
    expect(screen.queryByRole('button', { name: 'Bold' })).toBeNull();
    await userEvent.click(button('Formatting'));
    expect(button('Formatting').getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(button('Bold'));
    expect(field().value).toBe('Read **this** now');
    await userEvent.click(button('Italic'));
    expect(field().value).toBe('Read **_this_** now');
    await userEvent.keyboard('{Enter}');
    expect(lastOf(source)?.text).toBe('Read **_this_** now');
  });

  it('is done by the usual keys, and undone by them (LIVE-15)', async () => {
    showComposer();
    await userEvent.type(field(), 'word');
    field().select();
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(field().value).toBe('**word**');
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(field().value).toBe('word');
    await userEvent.keyboard('{Control>}{Shift>}8{/Shift}{/Control}');
    expect(field().value).toBe('- word');
  });

  it('makes a link of the words onto which an address is pasted (LIVE-15)', async () => {
    showComposer();
    await userEvent.type(field(), 'see the page');
    field().setSelectionRange(4, 12);
    await userEvent.paste('https://a.test/x');
    expect(field().value).toBe('see [the page](https://a.test/x)');
    await userEvent.paste(' https://b.test');
    expect(field().value).toBe('see [the page](https://a.test/x) https://b.test');
  });
});
