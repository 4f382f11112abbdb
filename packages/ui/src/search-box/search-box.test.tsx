import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchBox } from './search-box.tsx';

it('says what it searches, also while something stands in it (UI-06)', () => {
  render(<SearchBox label="Search deals" defaultValue="invoice" maxLength={20} className="wide" />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search deals' });
  expect([box.value, box.maxLength, box.parentElement?.classList.contains('wide')]).toEqual(['invoice', 20, true]);
});
