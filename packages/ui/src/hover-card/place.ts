/** Between what is pointed at and what floats beside it, and between that and the edge of the window; px. */
const GAP = 6;
const MARGIN = 8;

/** The parts of a DOMRect that are read here. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;
interface Size {
  width: number;
  height: number;
}

/** `below` its anchor, where the lines begin; or `beside` it, towards the end of the line: a low piece at its middle. */
export type Side = 'below' | 'beside';

/**
 * Where a floating piece stands in the window, in px from its top left corner. It goes to the opposite side where it
 * fits only there, and is then pushed into the window.
 */
export function place(anchor: Box, piece: Size, view: Size, side: Side, isRtl: boolean): { top: number; left: number } {
  const inside = (at: number, size: number, room: number) => Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  const at =
    side === 'below'
      ? {
          top: beyond(anchor.top, anchor.bottom, piece.height, view.height, true),
          left: isRtl ? anchor.right - piece.width : anchor.left,
        }
      : {
          top: anchor.top + Math.max(0, (anchor.bottom - anchor.top - piece.height) / 2),
          left: beyond(anchor.left, anchor.right, piece.width, view.width, !isRtl),
        };
  return { top: inside(at.top, piece.height, view.height), left: inside(at.left, piece.width, view.width) };
}

/** Along one axis: after the anchor or before it. The side that is not preferred is taken only if it alone has the room. */
function beyond(start: number, end: number, size: number, room: number, prefersAfter: boolean): number {
  const fitsAfter = end + GAP + size + MARGIN <= room;
  const fitsBefore = start - GAP - size >= MARGIN;
  const isAfter = prefersAfter ? fitsAfter || !fitsBefore : fitsAfter && !fitsBefore;
  return isAfter ? end + GAP : start - GAP - size;
}
