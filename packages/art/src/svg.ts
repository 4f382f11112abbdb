/** Small builders for SVG text. Coordinates are in the viewBox's units, angles in degrees, clockwise from 3 o'clock. */

export type Point = readonly [x: number, y: number];

/** One decimal is enough at these sizes and keeps the files small. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const joinPoint = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const polar = (cx: number, cy: number, r: number, angle: number): Point => {
  const a = (angle * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
};

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r > 0 ? ` rx="${num(r)}"` : ''} fill="${fill}"/>`;

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"/>`;

export const ring = (cx: number, cy: number, r: number, width: number, stroke: string): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A drawn line; `round` softens ends and corners. */
export const line = (d: string, stroke: string, width: number, round = false): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}/>`;

/** Path data through points. */
export const through = (points: readonly Point[]): string => `M${points.map(joinPoint).join('L')}`;

export const polygon = (points: readonly Point[], fill: string): string => path(`${through(points)}z`, fill);

/** Path data of a circle's arc. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number): string => {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${joinPoint(polar(cx, cy, r, from))}A${num(r)} ${num(r)} 0 ${large} ${to > from ? 1 : 0} ${joinPoint(polar(cx, cy, r, to))}`;
};

/** A slice of pie. */
export const wedge = (cx: number, cy: number, r: number, from: number, to: number, fill: string): string =>
  path(`${arc(cx, cy, r, from, to)}L${joinPoint([cx, cy])}z`, fill);

/** Straight lines with round ends, `[x, y, length]` each, as one path: a page of bars costs little more than one. */
export const bars = (
  list: readonly (readonly [x: number, y: number, length: number])[],
  stroke: string,
  width: number,
): string =>
  list.length === 0
    ? ''
    : `<path d="${list.map(([x, y, length]) => `M${num(x)} ${num(y)}h${num(length)}`).join('')}" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round"/>`;

/** Many equal dots as one path: bars without length. */
export const dots = (points: readonly Point[], r: number, fill: string): string =>
  bars(
    points.map(([x, y]) => [x, y, 0]),
    fill,
    r * 2,
  );

export const moved = (transform: string, ...content: readonly string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;

export const svg = (width: number, height: number, ...content: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>\n`;

/** `count` results of `make`, joined. */
export const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** `count` numbers from `make`. */
export const series = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
