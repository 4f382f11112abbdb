import { hash } from 'node:crypto';
import { PREVIEW } from '@onceware/api/catalog/previews/preview.contract';
import { inLanguage, LANGUAGE_CODES } from '@onceware/api/core/languages';
import type { Boot } from '#lib/page/boot.tsx';
import type { HeadProps } from '#lib/page/head.tsx';
import { scriptJson } from '#lib/page/script-json.ts';
import { paths } from '#lib/paths.ts';
import { structuredData } from './structured-data.ts';

/** What only machines read of a page: they read what the server answers, and no page that a browser went on to. */
export function AboutPage({ head, boot }: { head: HeadProps; boot: Boot }) {
  const { title, description, canonical, isHidden } = head;
  const { publicUrl } = boot.settings;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const image = previewOf(head);
  const things = isHidden
    ? []
    : structuredData({ ...head, ...(image && { image }) }, { publicUrl, language: boot.language });
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content="Onceware" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={boot.language} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={absolute(canonical)} />}
      {image && <meta property="og:image" content={absolute(image)} />}
      {head.about && <PreviewSize />}
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

/** What changes on the picture changes its address: those who show previews keep them for long. */
function previewOf({ about, image }: HeadProps): string | undefined {
  if (!about) return image;
  if ('tool' in about) return `/previews/tools/${about.tool.slug}.png`;
  const { slug, title, price, basePrice, currency, endsAt, serverTime } = about.deal;
  const isOver = endsAt !== null && endsAt <= serverTime;
  const version = hash('sha1', JSON.stringify([title, price, basePrice, currency, isOver]), 'hex').slice(0, 8);
  return `/previews/deals/${slug}.png?v=${version}`;
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

/** What is new among what the page lists, for programs that look again and again. */
function feedsOf(canonical = ''): { type: string; href: string }[] {
  const [path, query] = canonical.split(/(?=\?)/, 2);
  if (path !== paths.explore && path !== paths.deals) return [];
  return [
    { type: 'application/atom+xml', href: `${paths.explore}.atom${query ?? ''}` },
    { type: 'application/feed+json', href: `${paths.explore}.json${query ?? ''}` },
  ];
}
