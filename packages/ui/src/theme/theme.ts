import { colorsTuple, createTheme } from '@mantine/core';

/**
 * Settings that Mantine must know in JavaScript. Every value that is seen stands in `tokens.css`; `mantine.css` hands
 * it to Mantine's variables.
 */
export const theme = createTheme({
  primaryColor: 'brand',
  // Mantine asks for ten shades; ours are roles, which `mantine.css` gives to the variables of each use.
  colors: { brand: colorsTuple('var(--brand)') },
  fontFamily: 'var(--font-text)',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Input: {
      // A variant of no rules of Mantine's: the colours are those of field.module.css.
      defaultProps: { variant: 'paper', withErrorStyles: false },
      vars: () => ({
        wrapper: {
          '--input-height': '44px',
          // Below 16 px phones zoom in.
          '--input-fz': 'var(--text-16)',
          '--input-margin-top': '0',
          '--input-margin-bottom': '0',
        },
      }),
    },
    InputWrapper: {
      defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      vars: () => ({
        description: { '--input-description-size': 'var(--text-14)' },
        error: { '--input-error-size': 'var(--text-14)' },
      }),
    },
    Switch: {
      defaultProps: { labelPosition: 'left', withThumbIndicator: false },
      vars: () => ({
        root: {
          '--switch-height': '24px',
          '--switch-width': '40px',
          '--switch-thumb-size': '18px',
          '--switch-track-label-padding': '3px',
        },
      }),
    },
    Tabs: { defaultProps: { variant: 'line', keepMounted: false } },
  },
});
