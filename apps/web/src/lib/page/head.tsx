import { createContext, use } from 'react';
import { useBoot } from './boot.tsx';

export interface HeadProps {
  title: string;
  description?: string;
  /** Path of the page's one true address, with the query parts that make it another page. */
  canonical?: string;
  /** Path or URL of a picture for previews. */
  image?: string;
  /** Keep this page out of search engines. */
  isHidden?: boolean;
}

/** On the server: takes what pages say of themselves; the last one to speak is the page. */
export class HeadSink {
  head: HeadProps | null = null;

  take(head: HeadProps): void {
    this.head = head;
  }
}
const HeadSinkContext = createContext<HeadSink | null>(null);
export const HeadSinkProvider = HeadSinkContext.Provider;

const pageTitle = (title: string): string => (title === 'Onceware' ? title : `${title} · Onceware`);

/** What a page says of itself, for readers, search engines and previews. */
export function Metadata({ head, publicUrl }: { head: HeadProps; publicUrl: string }) {
  const { title, description, canonical, image, isHidden } = head;
  const address = canonical === undefined ? undefined : new URL(canonical, publicUrl).href;
  return (
    <>
      <title>{pageTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content="Onceware" />
      {description && <meta property="og:description" content={description} />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={new URL(image, publicUrl).href} />}
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
  if (!sink) return <Metadata head={props} publicUrl={settings.publicUrl} />;
  sink.take(props);
  return null;
}
