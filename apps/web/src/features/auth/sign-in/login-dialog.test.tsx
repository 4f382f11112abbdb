import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render.tsx';
import { LoginDialog } from './login-dialog.tsx';

function show() {
  const onClose = vi.fn<() => void>();
  renderApp(<LoginDialog variant="modal" onClose={onClose} />, { session: null });
  return onClose;
}

describe('the login dialog', () => {
  it('gives the focus to the first field, also of the other form (AUTH-02)', async () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByRole('dialog', { name: 'Create your account' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('asks to be closed by a press beside it, which leaves the focus to the opener (AUTH-02) (UI-06)', () => {
    const onClose = show();
    fireEvent.mouseDown(screen.getByText('New here?', { exact: false }));
    expect(onClose).not.toHaveBeenCalled();
    const keepsFocus = !fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(keepsFocus).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks to be closed by its button (AUTH-02)', async () => {
    const onClose = show();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
