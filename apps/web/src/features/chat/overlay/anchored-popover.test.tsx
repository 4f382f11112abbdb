import { Themed } from '@onceware/ui/testing/themed';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AnchoredPopover } from './anchored-popover.tsx';

it('closes on Escape wherever the focus is, and the key goes no further (CHAT-14)', async () => {
  const onClose = vi.fn<() => void>();
  const onKey = vi.fn<(event: Event) => void>();
  document.addEventListener('keydown', onKey);
  const anchor = document.body.appendChild(document.createElement('button'));
  render(
    <>
      <input aria-label="Message" />
      <AnchoredPopover anchor={anchor} label="About Noor" side="below" firstFocus="popover" onClose={onClose}>
        {() => 'Noor'}
      </AnchoredPopover>
    </>,
    { wrapper: Themed },
  );
  await screen.findByText('Noor');
  screen.getByLabelText('Message').focus();

  await userEvent.keyboard('a{Escape}');

  expect(onClose).toHaveBeenCalledOnce();
  expect(onKey).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', onKey);
});
