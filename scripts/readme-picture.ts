// `node scripts/readme-picture.ts [http://localhost:3000]`: takes the README's picture, light and dark, of a running
// product with the demo catalogue (`npm start`).
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './command.ts';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.ts';

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const folder = path.join(ROOT, 'docs/pictures');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme, locale: 'en-US' });
    await page.goto(address, { waitUntil: 'networkidle' });
    const file = path.join(folder, `home-${colorScheme}.jpeg`);
    const { length } = await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 85, path: file });
    console.log(`home-${colorScheme}.jpeg: ${Math.round(length / 1000)} kB`);
  }
} finally {
  await browser.close();
}
