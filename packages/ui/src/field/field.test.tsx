import { fireEvent, render as renderBare, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Themed } from '../testing/themed.tsx';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { ChoiceField } from './choice-field.tsx';
import { TextField } from './text-field.tsx';

const render = (ui: ReactNode) => renderBare(ui, { wrapper: Themed });
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a field', () => {
  it('is found by its label and read out with its hint (UI-06)', () => {
    render(<TextField label="Name" hint="As others see it." />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(descriptionOf(field)).toBe('As others see it.');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is marked as wrong, and its problem takes the place of the hint (UI-06)', () => {
    render(<TextField label="Name" hint="As others see it." problem="Enter your name." isLabelHidden />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(descriptionOf(field)).toBe('Enter your name.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('As others see it.')).toBeNull();
  });

  it('may be a choice (UI-06)', () => {
    render(
      <ChoiceField label="Currency" defaultValue="EUR">
        <option>USD</option>
        <option>EUR</option>
      </ChoiceField>,
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }).value).toBe('EUR');
  });

  it('keeps what was typed when the page turns to another direction (I18N-02, UI-06)', () => {
    const field = (direction: 'ltr' | 'rtl') => (
      <ThemeProvider initialColorScheme="light" direction={direction}>
        <TextField label="Name" />
      </ThemeProvider>
    );
    const { rerender } = renderBare(field('ltr'));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'Ada' } });
    rerender(field('rtl'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(name);
    expect(name.value).toBe('Ada');
  });
});
