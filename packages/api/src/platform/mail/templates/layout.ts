import type { LanguageCode } from '#kernel/languages.ts';
import type { MailLine } from '../mail-line.ts';

/** Parts of every mail. Texts hold `{placeholders}` for `values`, which people wrote. */
export interface MailParts {
  language: LanguageCode;
  subject: string;
  greeting: string;
  text: string;
  lines: readonly MailLine[];
  link: { button: string; address: string; hint: string } | null;
  note: string | null;
  closing: string;
  footer: string[];
  /** Address at which its reader ends mails like this one. */
  choose: { words: string; address: string } | null;
  values: Record<string, string>;
}

/** Fills values into a text, each isolated from the writing direction around it. */
const fill = (text: string, values: Record<string, string>, isolate: (value: string) => string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? isolate(values[name] ?? '') : whole));

const isolated = (words: string) => `\u2068${words}\u2069`;

/** Keeps mail programs from making a link of what people wrote: `evil.example` stays words. */
const unlinked = (words: string): string => words.replace(/(?<=[\p{L}\p{N}])[.:@/](?=[\p{L}\p{N}/])/gu, '$&\u2060');

const lineOf = ({ sentence, quote, link }: MailLine): string =>
  [
    sentence.map(({ text, isName }) => (isName ? isolated(unlinked(text)) : text)).join(''),
    ...(quote === null ? [] : [isolated(unlinked(quote))]),
    link,
  ].join('\n');

export function layOutText({ greeting, text, lines, note, link, closing, footer, choose, values }: MailParts): string {
  const fillIn = (part: string) => fill(part, values, isolated);
  const parts = [
    fillIn(greeting),
    fillIn(text),
    ...lines.map(lineOf),
    ...(note ? [fillIn(note)] : []),
    ...(link ? [`${link.button}:\n${link.address}`] : []),
    fillIn(closing),
    ['-- ', ...footer, ...(choose ? [choose.words, choose.address] : [])].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function htmlLine({ sentence, quote, link }: MailLine): string {
  const words = sentence.map(({ text, isName }) =>
    isName ? `<bdi style="font-weight: 600">${escape(unlinked(text))}</bdi>` : escape(text),
  );
  const said = quote === null ? '' : `<br><span class="quiet"><bdi dir="auto">${escape(unlinked(quote))}</bdi></span>`;
  return `<p class="line" style="margin: 0 0 16px; padding-inline-start: 12px; overflow-wrap: anywhere"><a class="plain" href="${escape(link)}" style="text-decoration: none">${words.join('')}</a>${said}</p>`;
}

// The colours of packages/ui/src/theme/tokens.css; a mail has no stylesheet to take them from.
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; background: #faf7f0; color: #211c15; }
  .button { background: #0b5d47; color: #ffffff; }
  .quiet { color: #5e5546; }
  .foot { border-top: 1px solid #e4dccc; }
  .line { border-inline-start: 3px solid #e4dccc; }
  a.plain { color: #0b5d47; }
  @media (prefers-color-scheme: dark) {
    body { background: #161310; color: #f2ecdf; }
    .button { background: #55c69d; color: #06241a; }
    .quiet { color: #bab09e; }
    .foot { border-top-color: #393229; }
    .line { border-inline-start-color: #393229; }
    a.plain { color: #55c69d; }
  }`;
const FONT = "font: 16px/1.6 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', sans-serif";

export function layOutHtml({
  language,
  subject,
  greeting,
  text,
  lines: told,
  note,
  link,
  closing,
  footer,
  choose,
  values,
}: MailParts): string {
  const fillIn = (part: string) => fill(escape(part), values, (value) => `<bdi>${escape(value)}</bdi>`);
  const paragraph = (content: string, style = '') => `<p style="margin: 0 0 16px; ${style}">${content}</p>`;
  const address = link && escape(link.address);
  const lines = [
    `<p style="margin: 0 0 24px; font-weight: 700; font-size: 20px"><bdi>Onceware</bdi></p>`,
    paragraph(fillIn(greeting)),
    paragraph(fillIn(text)),
    ...told.map(htmlLine),
    ...(note ? [paragraph(fillIn(note))] : []),
    ...(link
      ? [
          `<p style="margin: 24px 0"><a class="button" href="${address}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; font-weight: 600; text-decoration: none">${escape(link.button)}</a></p>`,
        ]
      : []),
    paragraph(fillIn(closing)),
    ...(link
      ? [
          `<p class="quiet" style="margin: 0 0 16px; font-size: 14px">${escape(link.hint)}<br><bdi dir="ltr" style="overflow-wrap: anywhere">${address}</bdi></p>`,
        ]
      : []),
    `<p class="quiet foot" style="margin: 24px 0 0; padding-top: 16px; font-size: 14px">${[...footer.map(escape), ...(choose ? [`<a class="plain" href="${escape(choose.address)}">${escape(choose.words)}</a>`] : [])].join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>${STYLE}
</style>
</head>
<body>
<div style="max-width: 560px; margin: 0 auto; padding: 32px 24px; text-align: start; ${FONT}">
${lines.join('\n')}
</div>
</body>
</html>
`;
}
