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

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export const pageTitle = (title: string): string => (title === 'Onceware' ? title : `${title} · Onceware`);

/** The tags of a page, in one list for the server's text and the browser's elements. */
export function headTags(head: HeadProps, publicUrl: string): HeadTag[] {
  const tags: HeadTag[] = [];
  const meta = (attributes: Record<string, string>) => tags.push({ tag: 'meta', attributes });
  if (head.description) meta({ name: 'description', content: head.description });
  if (head.isHidden) meta({ name: 'robots', content: 'noindex' });
  meta({ property: 'og:title', content: head.title });
  meta({ property: 'og:site_name', content: 'Onceware' });
  if (head.description) meta({ property: 'og:description', content: head.description });
  if (head.canonical !== undefined) {
    const url = new URL(head.canonical, publicUrl).href;
    tags.push({ tag: 'link', attributes: { rel: 'canonical', href: url } });
    meta({ property: 'og:url', content: url });
  }
  if (head.image) meta({ property: 'og:image', content: new URL(head.image, publicUrl).href });
  return tags;
}

/** Title, description, canonical address and preview of a page. On the server it fills the document's head. */
export function Head(props: HeadProps) {
  const sink = use(HeadSinkContext);
  const { settings } = useBoot();
  if (sink) {
    sink.take(props);
    return null;
  }
  return (
    <>
      <title>{pageTitle(props.title)}</title>
      {headTags(props, settings.publicUrl).map(({ tag: Tag, attributes }) => (
        <Tag key={attributes.property ?? attributes.name ?? attributes.rel} {...attributes} />
      ))}
    </>
  );
}
