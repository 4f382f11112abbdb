/**
 * `xvfb-run -a node scripts/browsers/bell.ts ADDRESS EMAIL PASSWORD FOLDER`: the bell's journey in Debian's Firefox and
 * WebKitGTK (`apt-get install firefox-esr webkit2gtk-driver xvfb`), on a product that runs and has notifications for this member.
 * A picture of each step is put into the folder. Chromium's journey is e2e/notifications.spec.ts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFirefox, openWebKit, type Driver } from './drivers.ts';
import { WAIT } from './wait.ts';

const [address = '', email = '', password = '', folder = '.'] = process.argv.slice(2);
const PORTS = [4280, 4281] as const;

async function journey(driver: Driver): Promise<void> {
  const step = async (name: string, body: string) => {
    const seen = await driver.run(`${WAIT} ${body}`);
    await writeFile(join(folder, `${driver.name}-${name}.png`), await driver.shoot());
    console.log(`${driver.name} | ${name} | ${JSON.stringify(seen)}`);
  };
  await driver.open(`${address}/`);
  await driver.run(
    `${WAIT} await call('auth.signIn', { email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)} });`,
  );
  await driver.open(`${address}/explore`);
  await step(
    'closed',
    `return (await wait('the bell', () => named('button', /notification/i))).getAttribute('aria-label');`,
  );
  await step(
    'open',
    `(await wait('the bell', () => named('button', /notification/i))).click();
     const panel = await wait('its panel', () => document.querySelector('[role=dialog], dialog[open]'));
     await wait('a line', () => panel.querySelector('li'));
     return [...panel.querySelectorAll('li')].slice(0, 3).map((line) => line.innerText.replace(/\\s+/g, ' '));`,
  );
  await step(
    'read',
    `named('dialog button, [role=dialog] button', /mark all/i).click();
     await wait('no count', () => !/\\d/.test(named('button', /^notification/i)?.getAttribute('aria-label') ?? '1'));
     return named('button', /^notification/i).getAttribute('aria-label');`,
  );
  await driver.open(`${address}/account/notifications`);
  await step(
    'page',
    `return (await wait('a line', () => document.querySelector('main li'))).innerText.replace(/\\s+/g, ' ');`,
  );
}
const [firefox, webkit] = PORTS;
for (const open of [() => openFirefox(firefox), () => openWebKit(webkit)]) {
  const driver = await open();
  try {
    await journey(driver);
  } finally {
    await driver.close();
  }
}
