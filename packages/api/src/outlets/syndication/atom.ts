import { XML_HEAD, xmlText } from '#kernel/xml.ts';
import { changedAtOf, type Feed, type FeedEntry } from './syndication.ts';

export const ATOM_TYPE = 'application/atom+xml';

const link = (rel: string, href: string | null, type: string) =>
  href === null ? '' : `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>\n`;
const HTML = 'text/html';

const entryXml = (entry: FeedEntry): string => `<entry>
<id>urn:uuid:${entry.id}</id>
<title>${xmlText(entry.title)}</title>
${link('alternate', entry.url, HTML)}<published>${entry.publishedAt}</published>
<updated>${entry.changedAt}</updated>
<author><name>${xmlText(entry.author)}</name></author>
${entry.category === null ? '' : `<category term="${entry.category}"/>\n`}<summary>${xmlText(entry.summary)}</summary>
</entry>
`;

/** RFC 4287, by pages (RFC 5005 §3). */
export const atomOf = (feed: Feed): string => `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom">
<id>${xmlText(feed.first)}</id>
<title>${xmlText(feed.title)}</title>
${feed.subtitle ? `<subtitle>${xmlText(feed.subtitle)}</subtitle>\n` : ''}<updated>${changedAtOf(feed)}</updated>
<author><name>Onceware</name></author>
${link('self', feed.self, ATOM_TYPE)}${link('first', feed.first, ATOM_TYPE)}${link('next', feed.next, ATOM_TYPE)}${link('alternate', feed.page, HTML)}${feed.entries.map(entryXml).join('')}</feed>
`;
