import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('a button that is busy', () => {
  it('keeps the focus, and sends nothing again, neither by a press nor by Enter in its form (UI-01)', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    const form = (isBusy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" isBusy={isBusy} onClick={onClick}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    rerender(form(true));
    expect(document.activeElement).toBe(button);
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    expect(button).toHaveProperty('disabled', false);
    fireEvent.click(button);
    await userEvent.type(screen.getByRole('textbox'), 'Once more{Enter}');
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
    rerender(form(false));
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});
