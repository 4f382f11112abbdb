import { describe, expect, it } from 'vitest';
import { type BootPayload, serializeBootPayload } from '#lib/page/boot-payload.ts';
import type { Manifest } from '../render-contract.ts';
import { documentScript, fillTemplate, inlineScriptsOf, type PageParts } from './document.tsx';
import { filesOfPage } from './page-files.ts';

const settings = {
  publicUrl: 'https://onceware.example',
  communityUrl: null,
  gravatarUrl: '',
  avatarBases: { delivery: null, media: null },
};
const boot = {
  language: 'en',
  colorScheme: 'auto',
  isSidebarCollapsed: false,
  settings,
  now: '2026-03-01T12:00:00Z',
} as const;
const template =
  '<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div><!--boot--></body></html>';

function document(part: Partial<PageParts>): string {
  const parts: PageParts = {
    boot,
    head: null,
    search: '',
    fontUrls: ['/assets/inter.woff2'],
    files: { styles: [], scripts: [] },
    payload: '',
    ...part,
  };
  const { before, after } = fillTemplate(template, parts);
  return before + after;
}

describe('document', () => {
  it('cannot be broken out of by boot data (T14)', () => {
    const payload: BootPayload = {
      boot,
      rendered: { files: [], words: [] },
      queries: { note: '</script><script>alert(1)</script>\u2028<!--' },
      loaderData: {},
      error: null,
    };
    const html = serializeBootPayload(payload);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    expect(html).not.toContain('\u2028');
    const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('</script>'));
    expect(JSON.parse(json)).toEqual(payload);
  });

  it('escapes what a page says of itself, and keeps `$&` as it is (T14)', () => {
    const html = document({
      head: { title: '"><script>x</script> $& $1', description: '"onload="x' },
      payload: '$&$`',
    });
    expect(html).not.toContain('<script>x');
    expect(html).toContain('&quot;&gt;&lt;script&gt;x&lt;/script&gt; $&amp; $1');
    expect(html).toContain('content="&quot;onload=&quot;x"');
    expect(html).toContain('$&$`');
  });

  it('renders the remembered colour scheme, and lets a script find the system one (I18N-04)', () => {
    expect(document({ boot: { ...boot, colorScheme: 'dark' } })).toContain('data-mantine-color-scheme="dark"');
    expect(document({})).toContain('data-mantine-color-scheme="light"');
    expect(documentScript).toContain('prefers-color-scheme');
    expect(document({})).toContain(`<script>${documentScript}</script>`);
  });

  it("runs the page's script after the first frame, fetches it behind what is seen, and names it among the inline scripts (OPS-01, T21)", () => {
    const built = template.replace(
      '</head>',
      '<script type="module" crossorigin src="/assets/index.js"></script></head>',
    );
    const { before, after } = fillTemplate(built, {
      boot,
      head: null,
      search: '',
      fontUrls: [],
      files: { styles: [], scripts: ['/assets/page.js'] },
      payload: '<script id="boot"></script>',
    });
    expect(before).not.toContain('/assets/');
    expect(after.match(/rel="modulepreload"[^>]* fetchPriority="low"/g)).toHaveLength(1);
    const [, start = ''] = /id="boot">.*<script>([^<]*)<\/script>/.exec(after) ?? [];
    expect(start).toContain('import("/assets/index.js")');
    expect(inlineScriptsOf(built)).toEqual([documentScript, start]);
  });

  it('names the inline scripts of the dev server too, and nothing that a page says (T21)', () => {
    const developing = template.replace(
      '</head>',
      '<script type="module">let vite;</script><script src="/a.js"></script></head>',
    );
    expect(inlineScriptsOf(developing)).toEqual([documentScript, 'let vite;']);
  });

  it("names all scripts of the matched pages and the language, and the styles beyond the entry's (OPS-01)", () => {
    const manifest: Manifest = {
      'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
      '_react.js': { file: 'assets/react.js' },
      'src/app/routes/deal.tsx': {
        file: 'assets/deal.js',
        css: ['assets/deal.css'],
        imports: ['_react.js', '_card.js'],
      },
      '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
      '_core.js': { file: 'assets/core.js', name: 'core-en' },
      '_menus.js': { file: 'assets/menus.js', name: 'menus-en' },
      'src/sidebar.tsx': { file: 'assets/sidebar.js', css: ['assets/sidebar.css'] },
      'src/i18n/part-files/en.ts': { file: 'assets/part-files.js' },
    };
    expect(
      filesOfPage(
        ['root', 'pages', 'deal'],
        { files: new Set(['src/sidebar.tsx']), words: new Set(['menus']) },
        'en',
        manifest,
      ),
    ).toEqual({
      styles: ['/assets/card.css', '/assets/deal.css', '/assets/sidebar.css'],
      scripts: [
        '/assets/index.js',
        '/assets/react.js',
        '/assets/deal.js',
        '/assets/card.js',
        '/assets/sidebar.js',
        '/assets/core.js',
        '/assets/part-files.js',
        '/assets/menus.js',
      ],
    });
  });
});
