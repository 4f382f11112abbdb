import { describe, expect, it } from 'vitest';
import { place } from './place.ts';

const view = { width: 1000, height: 800 };
const piece = { width: 300, height: 200 };
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 20 });

describe('place of a floating piece', () => {
  it('is below its anchor where the lines begin (UI-05)', () => {
    expect(place(box(400, 100), piece, view, 'below', false)).toEqual({ top: 126, left: 400 });
    expect(place(box(400, 100), piece, view, 'below', true)).toEqual({ top: 126, left: 200 });
  });

  it('is above an anchor near the lower edge of the window (UI-05)', () => {
    expect(place(box(400, 700), piece, view, 'below', false)).toEqual({ top: 494, left: 400 });
  });

  it('stays in the window near its sides (UI-05)', () => {
    expect(place(box(880, 100), piece, view, 'below', false).left).toBe(692);
    expect(place(box(20, 100), piece, view, 'below', true).left).toBe(8);
  });

  it('begins at the upper edge of a window too low for it (UI-05)', () => {
    expect(place(box(400, 50), piece, { width: 1000, height: 150 }, 'below', false).top).toBe(8);
  });

  it('is beside its anchor towards the end of the line (UI-05)', () => {
    expect(place(box(400, 100), piece, view, 'beside', false)).toEqual({ top: 100, left: 506 });
    expect(place(box(400, 100), piece, view, 'beside', true)).toEqual({ top: 100, left: 94 });
  });

  it('is beside the middle of an anchor that is higher than it (UI-05)', () => {
    expect(place(box(400, 100), { width: 80, height: 10 }, view, 'beside', false)).toEqual({ top: 105, left: 506 });
  });

  it('changes sides where it fits only there (UI-05)', () => {
    expect(place(box(800, 100), piece, view, 'beside', false).left).toBe(494);
    expect(place(box(100, 100), piece, view, 'beside', true).left).toBe(206);
  });
});
