import type { Services } from '#kernel/services.ts';
import { FetchFailure } from '../safe-fetch/fetch-failure.ts';
import type { Asked, Fetched } from '../safe-fetch/safe-fetch.ts';
import { canonicalUrl } from './canonical-url.ts';
import { readNow, restHost } from './hosts.repo.ts';
import type { PageFailure } from './page-failures.ts';
import { retryAfterOf } from './retry-after.ts';

/** The site asked for the page to be fetched later. */
export class Postponed {
  readonly seconds: number;

  constructor(seconds: number) {
    this.seconds = seconds;
  }
}

/** Redirects that a page may take. */
const REDIRECTS_MAX = 10;

export const isThere = ({ status }: Fetched) => status >= 200 && status < 300;

/** The media type of an answer, in small letters and without its parameters. */
export const typeOf = ({ headers }: Fetched) =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Fetches a web page as its site allows: by its robots.txt, and not while the site asks for a pause, after which its host rests
 * for all others too.
 */
export async function fetchWebPage(
  { database: { db }, safeFetch }: Pick<Services, 'database' | 'safeFetch'>,
  url: string,
  asked: Pick<Asked, 'bytesMax' | 'leadsTo' | 'language' | 'signal'>,
): Promise<Fetched | Postponed | PageFailure> {
  let fetched: Fetched;
  try {
    fetched = await safeFetch(url, {
      http: true,
      robots: true,
      redirectsMax: REDIRECTS_MAX,
      isCut: true,
      headers: { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5' },
      ...asked,
    });
  } catch (error) {
    if (error instanceof FetchFailure) return failureOf(error);
    throw error;
  }
  const { status } = fetched;
  const seconds = await retryAfterOf(fetched, () => readNow(db));
  if (seconds !== null) {
    await restHost(db, new URL(canonicalUrl(fetched.url)).host, seconds);
    return new Postponed(seconds);
  }
  if (status === 404 || status === 410) return 'gone';
  if (status >= 500) return 'server';
  return isThere(fetched) ? fetched : 'refused';
}

function failureOf(failure: FetchFailure): PageFailure {
  switch (failure.reason) {
    case 'protocol':
    case 'address':
      return 'address';
    case 'robots':
    case 'redirect':
    case 'timeout':
      return failure.reason;
    case 'unreachable':
      return isWithoutHost(failure) ? 'gone' : 'unreachable';
    case 'type':
    case 'too_large':
      return 'server';
  }
}

/** The host name no longer resolves. */
function isWithoutHost(failure: FetchFailure): boolean {
  for (let cause: unknown = failure.cause; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === 'ENOTFOUND') return true;
  return false;
}
