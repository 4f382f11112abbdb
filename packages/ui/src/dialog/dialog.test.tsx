import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './dialog.tsx';

function show(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn<() => void>();
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={onClose} title="Move message" closeLabel="Close" {...props}>
      <p>Choose a tool.</p>
      <input data-autofocus aria-label="Search" />
    </Dialog>
  );
  const { rerender, unmount } = render(dialog(true));
  return { onClose, unmount, setOpen: (isOpen: boolean) => rerender(dialog(isOpen)) };
}

/** Does what a browser does on Escape. */
function pressEscape(dialog: HTMLElement) {
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
}

describe('dialog', () => {
  it('is named by its title and shows content and footer (UI-06)', () => {
    show({ footer: <button type="button">Move</button> });
    const dialog = within(screen.getByRole('dialog', { name: 'Move message' }));
    expect(dialog.getByText('Choose a tool.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Move' })).toBeDefined();
  });

  it('gives the focus first to what asks for it (UI-06)', () => {
    show();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
  });

  it('leaves the focus on the page where what opened it is gone (UI-06)', () => {
    const page = (isOpen: boolean) => (
      <>
        <main tabIndex={-1}>{isOpen ? null : 'Saved.'}</main>
        <Dialog isOpen={isOpen} onClose={() => {}} title="Move message" closeLabel="Close">
          <input data-autofocus aria-label="Search" />
        </Dialog>
      </>
    );
    const { rerender } = render(page(true));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('renders nothing of its content while it is closed (UI-01)', () => {
    const { setOpen } = show();
    setOpen(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Choose a tool.')).toBeNull();
  });

  it('asks to be closed by its button, by Escape and by a press beside it (UI-06)', () => {
    const { onClose } = show();
    const dialog = screen.getByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    const keepsFocus = !fireEvent.mouseDown(dialog);
    expect(keepsFocus).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(2);
    pressEscape(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays open on presses inside it and on the closing of a dialog inside it (UI-06)', () => {
    const { onClose } = show({ footer: <dialog data-testid="inner" /> });
    fireEvent.mouseDown(screen.getByText('Choose a tool.'));
    pressEscape(screen.getByTestId('inner'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not call onClose when its caller closes it (UI-01)', () => {
    const { onClose, setOpen } = show();
    setOpen(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is closed before it is taken away, so that the browser gives the focus back (UI-06)', () => {
    const { unmount } = show();
    const dialog = screen.getByRole('dialog');
    unmount();
    expect(dialog.hasAttribute('open')).toBe(false);
  });
});

describe('dialog at an edge', () => {
  it('is a dialog named by its title, at the asked side and width (UI-06)', () => {
    show({ side: 'end', size: 'lg', title: 'Cart' });
    expect(screen.getByRole('dialog', { name: 'Cart' }).dataset).toMatchObject({ side: 'end', size: 'lg' });
  });

  it('asks to be closed by its button and by a press beside it, and is empty when closed (UI-06)', () => {
    const { onClose, setOpen } = show({ side: 'start', footer: 'Foot' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(2);
    setOpen(false);
    expect(screen.queryByText('Choose a tool.')).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
