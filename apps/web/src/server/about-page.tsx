import { hash } from 'node:crypto';
import { PREVIEW, SITE_PAGES } from '@onceware/api/outlets/previews/preview.contract';
import { inLanguage, LANGUAGE_CODES, type LanguageCode } from '@onceware/api/kernel/languages';
import type { Boot } from '#lib/page/boot.tsx';
import type { HeadProps } from '#lib/page/head.tsx';
import { scriptJson } from '#lib/page/script-json.ts';
import { paths } from '#lib/paths.ts';
import { structuredData } from './structured-data.ts';

/** Metadata that only machines read: they read the server's response, and no page that a browser navigated to. */
export function AboutPage({ head, boot }: { head: HeadProps; boot: Boot }) {
  const { title, description, canonical, isHidden } = head;
  const { publicUrl } = boot.settings;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const preview = previewOf(head, boot.language);
  const image = preview ?? head.image;
  const things = isHidden
    ? []
    : structuredData({ ...head, ...(image && { image }) }, { publicUrl, language: boot.language });
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content="Onceware" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={LOCALES[boot.language]} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={absolute(canonical)} />}
      {image && <meta property="og:image" content={absolute(image)} />}
      {preview && <PreviewSize />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {!isHidden && canonical && <Alternates head={head} absolute={absolute} />}
      {feedsOf(canonical).map(({ type, href }) => (
        <link key={type} rel="alternate" type={type} title={title} href={href} />
      ))}
      {things.map((thing) => (
        <script
          key={thing['@type']}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', ...thing }) }}
        />
      ))}
    </>
  );
}

/** The language with its region, as the Open Graph protocol wants it. */
const LOCALES: Record<LanguageCode, string> = {
  en: 'en_US',
  pt: 'pt_BR',
  ar: 'ar_AR',
  es: 'es_ES',
  de: 'de_DE',
  zh: 'zh_CN',
};

/**
 * Returns the address of the preview picture, which changes with its content, because sites that show previews cache
 * them for long.
 */
function previewOf({ about, canonical }: HeadProps, language: LanguageCode): string | undefined {
  if (!about) {
    const page = SITE_PAGES.find((name) => paths[name] === canonical);
    return page && `/previews/pages/${page}.png?lang=${language}`;
  }
  if ('list' in about) return previewOfList(about.list);
  if ('person' in about) return undefined;
  if ('tool' in about) return `/previews/tools/${about.tool.slug}.png`;
  const { slug, title, price, priceMemory, currency, endsAt, serverTime } = about.deal;
  const isOver = endsAt !== null && endsAt <= serverTime;
  const version = hash(
    'sha1',
    JSON.stringify([title, price, priceMemory?.lowestBefore, currency, isOver]),
    'hex',
  ).slice(0, 8);
  return `/previews/deals/${slug}.png?v=${version}`;
}

/** Another address for another name, owner or beginning. */
function previewOfList({
  token,
  name,
  publication,
  items,
}: Extract<HeadProps['about'], { list: unknown }>['list']): string {
  const shown = items.slice(0, 4).map((item) => (item.entity_type === 'deal' ? item.deal.id : item.entity_type));
  const version = hash('sha1', JSON.stringify([name, publication?.owner.name, shown]), 'hex').slice(0, 8);
  return `/previews/collections/${token}.png?v=${version}`;
}

const PreviewSize = () => (
  <>
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(PREVIEW.width)} />
    <meta property="og:image:height" content={String(PREVIEW.height)} />
  </>
);

/** The same page in other languages; without a language in its address it is in its reader's. */
function Alternates({ head, absolute }: { head: HeadProps; absolute: (path: string) => string }) {
  const { canonical = '', languages = LANGUAGE_CODES } = head;
  return (
    <>
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={absolute(inLanguage(canonical, code))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(canonical)} />
    </>
  );
}

/** Returns the feeds of what is new in the page's list, for programs that poll. */
function feedsOf(canonical = ''): { type: string; href: string }[] {
  const [path, query] = canonical.split(/(?=\?)/, 2);
  const list = path === paths.deals ? paths.explore : path;
  if (list !== paths.explore && !list?.startsWith(paths.shared(''))) return [];
  return [
    { type: 'application/atom+xml', href: `${list}.atom${query ?? ''}` },
    { type: 'application/feed+json', href: `${list}.json${query ?? ''}` },
  ];
}
