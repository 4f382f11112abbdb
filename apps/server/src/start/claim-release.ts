import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { processIdentity } from '@onceware/db/embedded/processes';
import { fromRepository } from '../from-repository.ts';

/** Notes that this process works with the release that its files are in, which no build then removes (scripts/release.ts). */
export async function claimRelease(release = fromRepository('.')): Promise<void> {
  const note = path.join(release, 'served-by', String(process.pid));
  // Sources are no release; and one that nobody may write to is not built beside either.
  await writeFile(note, processIdentity(process.pid) ?? '').catch(() => {});
}
