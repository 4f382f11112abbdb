import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { NumberField } from './number-field.tsx';

await loadPart('fields', 'en');

it('passes on a number within its bounds, and reports at once what is none (CAT-11)', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  renderApp(
    <WithWords part="fields">
      <NumberField label="Refund" name="refundDays" value={30} max={3650} isWhole onChange={onChange} />
    </WithWords>,
    { session: null },
  );
  const field = await screen.findByLabelText('Refund');
  for (const wrong of ['-5', '2.5', '3651']) {
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Use a whole number from 0 to 3,650.').id).toBe(field.getAttribute('aria-describedby'));
  }
  await userEvent.clear(field);
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.queryByText(/whole number/)).toBeNull();
  await userEvent.type(field, '60');
  expect(onChange).toHaveBeenLastCalledWith(60);
  expect(screen.queryByText(/whole number/)).toBeNull();
});
