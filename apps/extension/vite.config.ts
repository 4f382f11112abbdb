import { defineConfig } from 'vite';

// Popup and options are pages of the extension; what else it is made of lies in public/.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['popup.html', 'options.html'] },
  },
});
