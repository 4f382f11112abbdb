import { createHash } from 'node:crypto';
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts';
import type { SafeFetch } from '#platform/safe-fetch/safe-fetch.ts';
import { decodeText } from '#platform/safe-fetch/decode-text.ts';
import { ImportFileError } from '../import/source-row.ts';
import { feedLimits } from './fetched-feeds.limits.ts';

const TIMEOUT_MS = 10_000;
const REDIRECTS_MAX = 5;

/** State of a feed when it was imported last. */
export interface KnownFeed {
  importedHash: string | null;
  etag: string | null;
  lastModified: string | null;
}

export interface NewFeed {
  text: string;
  known: KnownFeed;
}

/**
 * Fetches a feed by the rules for all that somebody named (T17, T52).
 *
 * @param known asks whether it is another than that; null: it is what is wanted anyway
 * @param signal ends it at once
 * @returns null: it is the same
 * @throws ImportFileError where there is none
 */
export async function fetchFeed(
  safeFetch: SafeFetch,
  url: string,
  known: KnownFeed | null,
  signal?: AbortSignal,
): Promise<NewFeed | null> {
  const { status, headers, body } = await safeFetch(url, {
    headers: {
      accept: 'application/json, text/csv, application/rss+xml, application/atom+xml, application/xml, */*;q=0.5',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
    http: true,
    ...(signal && { signal }),
    timeoutMs: TIMEOUT_MS,
    bytesMax: feedLimits.bytesMax,
    redirectsMax: REDIRECTS_MAX,
  }).catch((error: unknown) => {
    if (error instanceof FetchFailure) throw new ImportFileError(REASONS[error.reason], { cause: error });
    throw error;
  });
  if (status === 304 && known) return null;
  if (status < 200 || status >= 300) throw new ImportFileError(`The feed’s server answers ${status}.`);
  const importedHash = createHash('sha256').update(body).digest('hex');
  if (known?.importedHash === importedHash) return null;
  return {
    text: decodeText({ headers, body }),
    known: { importedHash, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null },
  };
}

const REASONS: Record<FetchFailure['reason'], string> = {
  protocol: 'This is no address that a feed is fetched from.',
  address: 'The address leads to no public server.',
  robots: 'The feed’s server wants no programs there.',
  redirect: 'The feed’s server sends from one address to the next too often.',
  type: 'The feed is packed in a way that is not known here.',
  too_large: `The feed is larger than ${feedLimits.bytesMax / 1024 ** 2} MB.`,
  timeout: 'The feed’s server did not answer in time.',
  unreachable: 'The feed’s server cannot be reached.',
};
