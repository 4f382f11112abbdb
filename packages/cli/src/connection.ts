import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createOncewareClient, type OncewareClient } from '@onceware/client';
import { UserError } from './user-errors.ts';

export interface Connection {
  /** The site's address, without a slash at the end. */
  url: string;
  client: OncewareClient;
}

interface Remembered {
  url: string;
  apiKey: string;
}

const FILE = join(
  process.env.XDG_CONFIG_HOME ?? process.env.APPDATA ?? join(homedir(), '.config'),
  'onceware/login.json',
);

function recall(): Partial<Remembered> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Remembered;
  } catch {
    return {};
  }
}

/** For this user of the machine alone. @returns the file */
export function remember(login: Remembered): string {
  mkdirSync(dirname(FILE), { recursive: true, mode: 0o700 });
  writeFileSync(FILE, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  return FILE;
}

/** @throws UserError for anything but the address of a site */
export function connectTo(address: string, apiKey?: string): Connection {
  const { protocol = '', origin = '', pathname = '' } = URL.canParse(address) ? new URL(address) : {};
  if (!/^https?:$/.test(protocol))
    throw new UserError(`${address} is no address of a site, such as https://onceware.example.`);
  const url = `${origin}${pathname.replace(/\/$/, '')}`;
  return { url, client: createOncewareClient({ url, ...(apiKey && { apiKey }) }) };
}

/** Connects by the environment, or by the stored login; a key is sent only to its own site. */
export function connect(): Connection {
  const remembered = recall();
  const url = process.env.ONCEWARE_URL ?? remembered.url;
  const apiKey = process.env.ONCEWARE_API_KEY ?? (url === remembered.url ? remembered.apiKey : undefined);
  if (!url || !apiKey) throw new UserError('Say which site, and who you are: onceware login https://…');
  return connectTo(url, apiKey);
}
