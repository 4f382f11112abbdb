import type { Part } from '#i18n/words.ts';
import type { Boot } from './boot.tsx';
import { scriptJson } from './script-json.ts';

/** Data that travels from the server's render to the browser's hydration, as JSON in the page. */
export interface BootPayload {
  boot: Boot;
  /** TanStack's dehydrated state. */
  queries: unknown;
  loaderData: Record<string, null>;
  /** See `Rendered`. */
  rendered: { files: string[]; words: Part[] };
  /** Which boundary shows an error, and its HTTP status. */
  error: { routeId: string; status: number } | null;
}

const ELEMENT_ID = 'boot';

export const serializeBootPayload = (payload: BootPayload): string =>
  `<script type="application/json" id="${ELEMENT_ID}">${scriptJson(payload)}</script>`;

export function readBootPayload(): BootPayload {
  const text = document.querySelector(`#${ELEMENT_ID}`)?.textContent;
  if (!text) throw new Error('The page carries no boot data.');
  return JSON.parse(text) as BootPayload;
}
