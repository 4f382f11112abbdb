import type { Part } from '#i18n/words.ts';
import type { Boot } from './boot.tsx';

/** What travels from the server's render to the browser's hydration, as JSON in the page. */
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

const UNSAFE = /[<\u2028\u2029]/g;

/** JSON as it may stand in a `<script>`: nothing in it can end the element or a line. */
export function serializeBootPayload(payload: BootPayload): string {
  const json = JSON.stringify(payload).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

export function readBootPayload(): BootPayload {
  const text = document.querySelector(`#${ELEMENT_ID}`)?.textContent;
  if (!text) throw new Error('The page carries no boot data.');
  return JSON.parse(text) as BootPayload;
}
