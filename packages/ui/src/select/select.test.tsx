import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Select } from './select.tsx';

function Language() {
  const [code, setCode] = useState('en');
  return (
    <Select label="Language" size="fluid" value={code} onChange={(event) => setCode(event.currentTarget.value)}>
      <option value="en">English</option>
      <option value="ar" lang="ar">
        العربية
      </option>
    </Select>
  );
}

describe('select', () => {
  it('is named by its label, each by its own (UI-06)', () => {
    render(
      <>
        <Language />
        <Select label="Sort by" size="md" />
      </>,
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('en');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeDefined();
  });

  it('shows what was chosen (UI-01)', async () => {
    render(<Language />);
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'العربية');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('ar');
  });
});
