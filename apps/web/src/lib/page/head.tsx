import type { DealDetail, ToolDetail } from '@onceware/api/catalog/catalog.contract';
import type { SharedCollection } from '@onceware/api/collections/collections.contract';
import type { Profile } from '@onceware/api/community/profiles/profiles.contract';
import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { inLanguage, type LanguageCode } from '@onceware/api/kernel/languages';
import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { languageOfAddress } from '#i18n/language-of-address.ts';
import { useBoot } from './boot.tsx';

export interface HeadProps {
  title: string;
  description?: string;
  /** Path of the page's one true address, with the query parts that make it another page. */
  canonical?: string;
  /** The languages that the page's text is there in; all of them, unless said. */
  languages?: readonly LanguageCode[];
  /** Path or URL of a picture for previews. */
  image?: string;
  /** Subject of the page, for machines. */
  about?:
    | (({ deal: DealDetail } | { tool: ToolDetail }) & {
        category: string;
        reviews?: readonly Review[] | undefined;
      })
    | { list: SharedCollection & { token: string } }
    | { person: Profile }
    | undefined;
  /** Keep this page out of search engines. */
  isHidden?: boolean;
}

/** Collects pages' metadata on the server; the last one wins. */
export class HeadSink {
  head: HeadProps | null = null;

  take(head: HeadProps): void {
    this.head = head;
  }
}
const HeadSinkContext = createContext<HeadSink | null>(null);
export const HeadSinkProvider = HeadSinkContext.Provider;

const pageTitle = (title: string): string => (title === 'Onceware' ? title : `${title} · Onceware`);

/** Metadata that also changes with the page in a browser; only the server writes the rest (server/about-page.tsx). */
export function Metadata({ head, publicUrl, search }: { head: HeadProps; publicUrl: string; search: string }) {
  const { title, description, canonical, languages, isHidden } = head;
  const asked = languageOfAddress(search);
  const path = canonical && asked && (languages?.includes(asked) ?? true) ? inLanguage(canonical, asked) : canonical;
  return (
    <>
      <title>{pageTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={new URL(path, publicUrl).href} />}
    </>
  );
}

/**
 * Title, description, canonical address and preview of a page. In the browser React takes them to the document's head;
 * the server renders only what is in #root, and is told them for the head that it writes before.
 */
export function Head(props: HeadProps) {
  const sink = use(HeadSinkContext);
  const { settings } = useBoot();
  const { search } = useLocation();
  if (!sink) return <Metadata head={props} publicUrl={settings.publicUrl} search={search} />;
  sink.take(props);
  return null;
}
