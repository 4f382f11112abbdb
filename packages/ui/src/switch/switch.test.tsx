import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Themed } from '../testing/themed.tsx';
import { Switch } from './switch.tsx';

const render = (ui: ReactNode) => renderBare(ui, { wrapper: Themed });
function Controlled() {
  const [isOn, setOn] = useState(false);
  return (
    <Switch
      label="Weekly summary"
      description="Every Monday by e-mail."
      checked={isOn}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Weekly summary' });

describe('switch', () => {
  it('is named by its label and described by what being on means (UI-06)', () => {
    render(<Controlled />);
    const description = document.getElementById(toggle().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Every Monday by e-mail.');
  });

  it('goes on and off by a click on either part, and by Space (UI-01)', async () => {
    const user = userEvent.setup();
    render(<Controlled />);
    await user.click(toggle());
    expect(toggle().checked).toBe(true);
    await user.click(screen.getByText('Weekly summary'));
    expect(toggle().checked).toBe(false);
    toggle().focus();
    await user.keyboard(' ');
    expect(toggle().checked).toBe(true);
  });

  it('keeps its name when its label is hidden (UI-06)', () => {
    render(<Switch label="Weekly summary" isLabelHidden />);
    expect(toggle()).toBeDefined();
  });

  it('cannot be changed while it is disabled (UI-01)', async () => {
    const onChange = vi.fn<() => void>();
    render(<Switch label="Weekly summary" disabled defaultChecked onChange={onChange} />);
    await userEvent.setup().click(toggle());
    expect(onChange).not.toHaveBeenCalled();
    expect(toggle().checked).toBe(true);
  });
});
