import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { strToU8, zipSync } from 'fflate';

/** Fixed time stamp, so that the same build packs to the same bytes. */
const NEVER = new Date('2026-01-01T00:00:00Z');

/** The extension of the site at `publicUrl`: its own address is all that it may call, and where it finds the site. */
export function packExtension(folder: string, publicUrl: string): Buffer {
  const files: Record<string, Uint8Array> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files[relative(folder, file).replaceAll(sep, '/')] = readFileSync(file);
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as object;
  const own = { ...manifest, homepage_url: publicUrl, host_permissions: [`${publicUrl}/*`] };
  files['manifest.json'] = strToU8(JSON.stringify(own, null, 2));
  return Buffer.from(zipSync(files, { mtime: NEVER }));
}
