import type { Session } from '@onceware/api/identity/auth/auth.contract';
import type { Call } from '@onceware/api/kernel/call';
import type { LanguageCode } from '@onceware/api/kernel/languages';
import type { AppRouter } from '@onceware/api/composition/router';
import type { Choices } from '#lib/page/choices.ts';
import type { PublicSettings } from '#lib/page/public-settings.ts';

/** One chunk of Vite's manifest (`dist/client/.vite/manifest.json`), as far as it is read. */
export interface ManifestChunk {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}
export type Manifest = Record<string, ManifestChunk>;

/**
 * The page around the app.
 * Production: `dist/client/index.html` and the parsed `dist/client/.vite/manifest.json`, both read once.
 * Development: `await vite.transformIndexHtml(url, <text of apps/web/index.html>)` for each request, and no manifest.
 */
export interface Template {
  html: string;
  manifest: Manifest | null;
}

export interface RenderInput {
  /** Path and query as requested: `/explore?q=mail`. */
  url: string;
  router: AppRouter;
  call: Call;
  session: Session | null;
  settings: PublicSettings;
  choices: Choices;
  template: Template;
  /** Aborts the loading and the rendering when the browser goes away. */
  signal: AbortSignal;
  /** Told once of each failure that became a 500 page, so that it can be logged with the request's id. */
  reportError(error: unknown): void;
}

export interface RenderResult {
  status: number;
  /** Lower-case names; `content-type` always, `location` with a redirect. */
  headers: Record<string, string>;
  /** Set: answer with `status` and this location, and no document. */
  redirect?: string;
  /** The whole document. */
  html: Uint8Array;
  /** Until when a running deal on it will have ended; milliseconds since 1970, or Infinity. */
  goodUntil: number;
}

/**
 * Type of `render` as exported by `dist/server/entry-server.js`. It rejects only on a bug or an abort; pages that fail
 * answer 404 or 500 themselves.
 */
export type Render = (input: RenderInput) => Promise<RenderResult>;

export interface PublicPage {
  /** `/explore?show=tools` */
  path: string;
  /** Languages that its text exists in, as far as is known here. */
  languages: readonly LanguageCode[];
}

/** Exports of `dist/server/entry-server.js`. */
export interface WebEntry {
  render: Render;
  /** @param url path and query, which may name a language */
  choicesOf(cookies: Record<string, string | undefined>, url: string): Choices;
  /** The text of every inline `<script>` of pages in this template: the CSP names them by their hashes. */
  inlineScripts(template: string): readonly string[];
  /** The pages that search engines may list, apart from those of deals and tools. */
  publicPages: readonly PublicPage[];
}
