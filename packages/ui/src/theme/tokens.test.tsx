import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function tokensOf(scheme: 'light' | 'dark'): Record<string, string> {
  const block = css.split(`[data-mantine-color-scheme='${scheme}'] {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const pairs = [
  ...['ink', 'ink-2', 'brand-text', 'signal', 'danger'].flatMap((text) =>
    grounds.map((ground) => [text, ground, 4.5] as const),
  ),
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['ink', 'brand-tint', 4.5],
  ['brand-text', 'brand-tint', 4.5],
  ['signal', 'signal-tint', 4.5],
  ['ink', 'signal-tint', 4.5],
  ['danger', 'danger-tint', 4.5],
  ['warn', 'warn-tint', 4.5],
  ['ok', 'ok-tint', 4.5],
  // Edges of controls and marks: 1.4.11.
  ['line-strong', 'surface', 3],
  ['line-strong', 'paper', 3],
  ['star', 'surface', 3],
  ['brand', 'paper', 3],
] as const;

describe.each(['light', 'dark'] as const)('colours in %s', (scheme) => {
  const tokens = tokensOf(scheme);
  it.each(pairs)('%s on %s has at least %d:1 (UI-06)', (text, ground, least) => {
    expect(contrast(tokens[text] ?? '#000000', tokens[ground] ?? '#000000')).toBeGreaterThanOrEqual(least);
  });
});
