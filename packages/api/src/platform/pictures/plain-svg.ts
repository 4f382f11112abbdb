import { Parser } from 'htmlparser2';
import { xmlText } from '#kernel/xml.ts';

/** Elements that are drawn: shapes and gradients. */
const SHAPES = new Set(['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const GRADIENTS = new Set(['linearGradient', 'radialGradient', 'stop']);
/**
 * Elements that are left out with everything in them, because they do not affect the look or cut off what mostly lies
 * outside anyway.
 */
const LEFT_OUT = new Set(['title', 'desc', 'metadata', 'clipPath']);

/** Paint values; the only references allowed are to gradients of the drawing itself. */
const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'color']);
const NAMES = new Set(['id', 'gradientUnits', 'spreadMethod', 'fill-rule', 'stroke-linecap', 'stroke-linejoin']);
const NUMBERS = new Set(
  (
    'd points transform gradientTransform x y x1 y1 x2 y2 cx cy r rx ry fx fy width height offset opacity ' +
    'fill-opacity stroke-opacity stop-opacity stroke-width stroke-miterlimit'
  ).split(' '),
);

const BYTES_MAX = 64 * 1024;
const ELEMENTS_MAX = 1000;
const DEPTH_MAX = 32;

/**
 * Rewrites an SVG icon with shapes and gradients alone, `side` pixels wide and high: the result refers to nothing, repeats
 * nothing, and takes memory by `side` and time by its length alone. Icons that would look wrong are refused.
 *
 * @throws Error if it is not an SVG, is too long, or needs more than shapes and gradients
 */
export function plainSvg(bytes: Uint8Array, side: number): string {
  if (bytes.length > BYTES_MAX) throw new Error('The drawing is too long.');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const written: string[] = [];
  const read = { elements: 0, depth: 0, leftOut: 0 };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (read.leftOut > 0 || LEFT_OUT.has(name) || name.includes(':')) return void (read.leftOut += 1);
        read.elements += 1;
        read.depth += 1;
        if (read.elements > ELEMENTS_MAX || read.depth > DEPTH_MAX) throw new Error('The drawing has too many parts.');
        if ((read.elements === 1) !== (name === 'svg')) throw new Error('The drawing is none, or holds another.');
        if (!SHAPES.has(name) && !GRADIENTS.has(name)) throw new Error(`The drawing needs ${name}.`);
        written.push(name === 'svg' ? rootOf(attributes, side) : `<${name}${attributesOf(attributes)}>`);
      },
      onclosetag(name) {
        if (read.leftOut > 0) return void (read.leftOut -= 1);
        read.depth -= 1;
        written.push(`</${name}>`);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (read.elements === 0) throw new Error('There is no drawing.');
  return written.join('');
}

type Attributes = Record<string, string | undefined>;

function rootOf({ viewBox, width, height, ...others }: Attributes, side: number): string {
  const box = (viewBox ?? `0 0 ${withoutUnit(width)} ${withoutUnit(height)}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = box.length === 4 && box.every((one) => Math.abs(one) < 100_000) && Math.min(...box.slice(2)) > 0.001;
  if (!isBox) throw new Error('The drawing has no size.');
  const inherited = attributesOf({ ...others, x: undefined, y: undefined });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${box.join(' ')}"${inherited}>`;
}

const withoutUnit = (length = '') => length.trim().replace(/px$/, '');

function attributesOf({ style = '', ...attributes }: Attributes): string {
  // A declaration comes before an attribute.
  const declared = style.split(';').map((one) => one.split(':').map((part) => part.trim()));
  const all: Attributes = { ...attributes, ...Object.fromEntries(declared) };
  return Object.entries(all)
    .map(([name, value]) => (value !== undefined && isTaken(name, value) ? ` ${name}="${xmlText(value)}"` : ''))
    .join('');
}

const leadsElsewhere = (value: string) => /url|!/i.test(value) || /[/:]/.test(value.split('(').slice(1).join('('));

/** @throws Error for what changes the look and is not taken */
function isTaken(name: string, value: string): boolean {
  if (/^(xlink:)?href$/.test(name) || ['filter', 'mask', 'class', 'stroke-dasharray'].includes(name)) {
    if (/^(|none)$/.test(value.trim()) || name === 'class') return false;
    throw new Error(`The drawing needs ${name}.`);
  }
  if (PAINTS.has(name) || NAMES.has(name)) {
    if (leadsElsewhere(value) && !/^url\(\s*['"]?#[\w.-]+['"]?\s*\)$/.test(value))
      throw new Error(`The drawing's ${name} leads elsewhere.`);
    return true;
  }
  // Numbers that no icon has.
  if (NUMBERS.has(name) && /(?<![\d.])\d{6}|\d[eE]\+?\d/.test(value))
    throw new Error(`The drawing's ${name} is too large.`);
  return NUMBERS.has(name);
}
