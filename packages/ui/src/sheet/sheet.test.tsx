import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

describe('sheet', () => {
  it('is a dialog named by its title, at the asked side and width (UI-06)', () => {
    render(
      <Sheet isOpen onClose={() => undefined} side="end" width="lg" title="Cart" closeLabel="Close">
        Two deals
      </Sheet>,
    );
    expect(screen.getByRole('dialog', { name: 'Cart' }).dataset).toMatchObject({ side: 'end', width: 'lg' });
  });

  it('asks to be closed by its button and by a press beside it, and is empty when closed (UI-06)', () => {
    const onClose = vi.fn<() => void>();
    const sheet = (isOpen: boolean) => (
      <Sheet isOpen={isOpen} onClose={onClose} side="start" title="Menu" closeLabel="Close" footer="Foot">
        Entries
      </Sheet>
    );
    const { rerender } = render(sheet(true));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(sheet(false));
    expect(screen.queryByText('Entries')).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is closed before it is taken away, so that the browser gives the focus back (UI-06)', () => {
    const { unmount } = render(
      <Sheet isOpen onClose={() => undefined} side="bottom" title="Filters" closeLabel="Close">
        Facets
      </Sheet>,
    );
    const dialog = screen.getByRole('dialog');
    unmount();
    expect(dialog.hasAttribute('open')).toBe(false);
  });
});
