import { createTheme, type MantineColorsTuple } from '@mantine/core';

// Mantine asks for ten shades; ours are roles, so each shade is the role that stands in its place.
const brand: MantineColorsTuple = [
  'var(--brand-tint)',
  'var(--brand-tint)',
  'var(--brand-tint)',
  'var(--brand)',
  'var(--brand)',
  'var(--brand)',
  'var(--brand)',
  'var(--brand-hover)',
  'var(--brand-hover)',
  'var(--brand-hover)',
];

/**
 * What Mantine must know in JavaScript. Every value that is seen stands in `tokens.css`;
 * `mantine.css` hands it to Mantine's variables.
 */
export const theme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  fontFamily: 'var(--font-text)',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
});
