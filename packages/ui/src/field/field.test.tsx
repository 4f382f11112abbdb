import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChoiceField } from './choice-field.tsx';
import { TextField } from './text-field.tsx';

describe('a field', () => {
  it('is found by its label and read out with its hint (UI-06)', () => {
    render(<TextField label="Name" hint="As others see it." />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription('As others see it.');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('is marked as wrong, and its problem takes the place of the hint (UI-06)', () => {
    render(<TextField label="Name" hint="As others see it." problem="Enter your name." isLabelHidden />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription('Enter your name.');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText('As others see it.')).not.toBeInTheDocument();
  });

  it('may be a choice (UI-06)', () => {
    render(
      <ChoiceField label="Currency" defaultValue="EUR">
        <option>USD</option>
        <option>EUR</option>
      </ChoiceField>,
    );
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  });
});
