import { describe, expect, it } from 'vitest';
import { CLOSED, type PanelAction, type PanelState, panelReducer } from './panel-state.ts';

const after = (...actions: PanelAction[]): PanelState => actions.reduce(panelReducer, CLOSED);
const toggle = (type: string): PanelAction => ({ do: 'toggle', type });
const close: PanelAction = { do: 'close' };
const reset: PanelAction = { do: 'reset' };
const togglePrivate: PanelAction = { do: 'togglePrivate' };

describe('the states of the side panel', () => {
  it('opens with a type, and the same type closes it (PNL-03)', () => {
    expect(after(toggle('collections'))).toEqual({ isOpen: true, type: 'collections', isPrivate: false });
    expect(after(toggle('collections'), toggle('collections')).isOpen).toBe(false);
  });

  it('switches to another type without closing (PNL-03)', () => {
    expect(after(toggle('collections'), toggle('chat'))).toEqual({ isOpen: true, type: 'chat', isPrivate: false });
  });

  it('keeps type and private mode while it slides out, and then loses them (PNL-03)', () => {
    const closing = after(toggle('chat'), togglePrivate, close);
    expect(closing).toEqual({ isOpen: false, type: 'chat', isPrivate: true });
    expect(panelReducer(closing, reset)).toEqual(CLOSED);
  });

  it('does not let a late reset undo a reopening (PNL-03)', () => {
    expect(after(toggle('collections'), close, toggle('collections'), reset)).toEqual({
      isOpen: true,
      type: 'collections',
      isPrivate: false,
    });
  });

  it('is private in chat only (PNL-03)', () => {
    expect(after(toggle('chat'), togglePrivate).isPrivate).toBe(true);
    expect(after(toggle('chat'), togglePrivate, togglePrivate).isPrivate).toBe(false);
    expect(after(toggle('collections'), togglePrivate).isPrivate).toBe(false);
    expect(after(togglePrivate)).toEqual(CLOSED);
    expect(after(toggle('chat'), togglePrivate, toggle('collections')).isPrivate).toBe(false);
    expect(after(toggle('chat'), togglePrivate, toggle('collections'), toggle('chat')).isPrivate).toBe(false);
  });
});
