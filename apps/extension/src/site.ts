import { createOncewareClient, isOncewareError, type OncewareClient } from '@onceware/client';

/** Site that this extension belongs to; the site hands it out with its own address. */
export const SITE = (chrome.runtime.getManifest().homepage_url ?? '').replace(/\/$/, '');

export async function rememberedKey(): Promise<string> {
  const { apiKey } = await chrome.storage.local.get('apiKey');
  return typeof apiKey === 'string' ? apiKey : '';
}

/** By the key, or without one as whoever is signed in to the site in this browser. */
export const connect = (apiKey: string): OncewareClient =>
  createOncewareClient({ url: SITE, ...(apiKey ? { apiKey } : { credentials: 'include' }) });

const FAILURES: Partial<Record<string, string>> = {
  unauthenticated: 'signInFirst',
  key_invalid: 'keyInvalid',
  scope_required: 'keyMayNot',
  collection_full: 'collectionFull',
  invalid_input: 'notAccepted',
  too_many_requests: 'tooMany',
};

/** Names the sentence for what a call failed with. */
export function failureOf(error: unknown): string {
  if (!isOncewareError(error)) {
    console.error(error);
    return 'failed';
  }
  return error.data ? (FAILURES[error.data.error.code] ?? 'failed') : 'noAnswer';
}

export const isNotFound = (error: unknown): boolean => isOncewareError(error) && error.data?.error.code === 'not_found';
