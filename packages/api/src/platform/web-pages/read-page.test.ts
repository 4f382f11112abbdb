import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const url = 'https://example.com/blog/post';
const read = (html: string) => readPage(html, url);
const nothing = {
  title: '',
  description: '',
  siteName: '',
  pictureUrl: null,
  iconUrl: 'https://example.com/favicon.ico',
  svgIconUrl: null,
  refreshUrl: null,
  screenshotUrls: [],
};

describe('the metadata of a page', () => {
  it('prefers what it gives for sharing over its own title (CAT-13)', async () => {
    const html = `<!doctype html><html><head>
      <title>Post &ndash; Blog</title><meta name="description" content="Plain">
      <meta property="og:title" content="The &quot;Post&quot;"><meta property="og:title" content="A second">
      <meta property="og:site_name" content="Blog"><meta name="twitter:image" content="/small.png">
      <meta property="og:image" content="//cdn.example/large.png?a=1&amp;b=2">
      <link rel="icon" href="data:image/png;base64,AAAA" sizes="64x64"><link rel="shortcut icon" href="/16.png">
      <link rel="apple-touch-icon" href="touch.png"><link rel="icon" sizes="96x96" href="96.png">
      <link rel="icon" href="/drawn.svg" sizes="64x64"></head><body><h1>Post</h1>`;
    expect(await read(html)).toEqual({
      title: 'The "Post"',
      description: 'Plain',
      siteName: 'Blog',
      pictureUrl: 'https://cdn.example/large.png?a=1&b=2',
      iconUrl: 'https://example.com/blog/96.png',
      svgIconUrl: null,
      refreshUrl: null,
      screenshotUrls: [],
    });
  });

  it('is its title when there is nothing else, with addresses resolved by its base (CAT-13)', async () => {
    const html = `<base href="/other/"><TITLE>\n One\n  line </TITLE><link rel=image_src href=a.jpg><svg><title>Drawn</title></svg>`;
    expect(await read(html)).toEqual({
      ...nothing,
      title: 'One line',
      pictureUrl: 'https://example.com/other/a.jpg',
    });
  });

  it('includes where it redirects its readers, unless only those without scripts (CAT-13)', async () => {
    const refresh = (to: string) => `<META HTTP-EQUIV="Refresh" CONTENT="0; url=${to}">`;
    expect(await read(`<base href=/b/>${refresh('new?a=1&amp;b=2')}${refresh('/second')}`)).toMatchObject({
      refreshUrl: 'https://example.com/b/new?a=1&b=2',
    });
    expect(await read(`<noscript>${refresh('/plain')}</noscript>${refresh('javascript:alert(1)')}`)).toEqual(nothing);
    expect(await read(`<noscript>${refresh('/plain')}</noscript>${refresh('/new')}`)).toMatchObject({
      refreshUrl: 'https://example.com/new',
    });
  });

  it('is its first heading when it has no title (CAT-13)', async () => {
    expect(await read('<h1>\n A <b>bold</b> page</h1><h1>Another</h1>')).toMatchObject({ title: 'A bold page' });
    expect(await read('<h1>Heading</h1><title>Titled</title>')).toMatchObject({ title: 'Titled' });
  });

  it('is found in its JSON-LD too, that of the page and not of what it links to (CAT-13)', async () => {
    const data = {
      '@graph': [
        { '@type': 'BreadcrumbList', name: 'Crumbs' },
        { '@type': ['NewsArticle'], headline: 'News', image: [{ url: '/n.jpg' }], publisher: { name: 'Paper' } },
      ],
    };
    const html = `<script type="application/ld+json">{broken</script><script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(await read(html)).toEqual({
      ...nothing,
      title: 'News',
      siteName: 'Paper',
      pictureUrl: 'https://example.com/n.jpg',
    });
  });

  it('finds an icon that is SVG where there is no other (CAT-13)', async () => {
    const icon = '<link rel=icon href="/a.svg?v=1">';
    expect(await read(icon)).toMatchObject({
      iconUrl: 'https://example.com/favicon.ico',
      svgIconUrl: 'https://example.com/a.svg?v=1',
    });
    expect(await read(`${icon}<link rel=icon href=/b type=image/png>`)).toMatchObject({
      iconUrl: 'https://example.com/b',
      svgIconUrl: null,
    });
  });

  it.each([
    '',
    '\u0000\u0001binary\u0000',
    '<title>',
    '<meta property="og:image" content="javascript:alert(1)">',
    '<meta property="og:image" content="https://me:secret@example.com/a.png">',
    '<script type="application/ld+json">null</script><script type="application/ld+json">[[[]]]</script>',
    '<meta property="__proto__" content="x"><meta property="constructor" content="x">',
    '<base href="javascript:alert(1)">',
  ])('is empty for %j (CAT-13)', async (html) => {
    expect(await read(html)).toEqual(nothing);
  });

  it('is short and on one line, whatever was written (CAT-13, T44)', async () => {
    const { title, description } = await read(
      `<title>${'𝕏'.repeat(1_000_000)}</title><meta name=description content="a\u202e\u0000\n\n\u2028b \ud800 ${'x '.repeat(500_000)}">`,
    );
    expect(Array.from(title)).toHaveLength(300);
    expect(title.isWellFormed()).toBe(true);
    expect(description).toMatch(/^a b \ufffd x x x/);
    expect(description.length).toBeLessThanOrEqual(2000);
  });

  it.each([
    ['elements within each other', 'x'.repeat(100_000) + '<b>'.repeat(300_000) + '</i>'.repeat(100_000)],
    ['elements side by side', '<p>x</p>'.repeat(150_000)],
    ['attributes', `<meta ${Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(' ')}>`],
    ['links', '<link rel=icon href=/a.png>'.repeat(40_000)],
    ['what never ends', `<!-- ${'-'.repeat(1_000_000)}`],
    ['JSON within each other', `<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`],
    ['entities', `<title>${'&amp'.repeat(250_000)}</title>`],
  ])('is read in time slices when it has very many %s (CAT-13, T52)', async (_, html) => {
    let turns = 0;
    const state = { isDone: false };
    const reading = read(`<title>Kept</title>${html}`).finally(() => (state.isDone = true));
    while (!state.isDone) {
      await new Promise((done) => void setImmediate(done));
      turns += 1;
    }
    expect((await reading).title).toBe('Kept');
    expect(turns).toBeGreaterThan(1);
  });
});

describe('pictures of the product on a page', () => {
  const screenshotsOf = async (html: string) => (await readPage(html, url, { screenshots: true })).screenshotUrls;

  it('are those that linked data names, then those of galleries, then the page’s own (CAT-17)', async () => {
    const html = `<head><title>Tabulark</title><meta property="og:title" content="Tabulark">
      <meta property="og:image" content="/card.png"><meta property="og:image" content="/second.png">
      <script type="application/ld+json">{"@type":"SoftwareApplication","screenshot":["/app.png",{"url":"/app-2.png"}]}</script></head>
      <body><img src="/hero.jpg"><div class="Product-Gallery"><ul><li><img src="a.png"></li>
      <li><img src="b-300.png" srcset="b-300.png 300w, b-1600.png 1600w, b-4000.png 4000w"></li>
      <li><img data-src="c.png" src="data:image/gif;base64,R0"></li></ul></div>
      <img src="after.png"><img src="/shots/board.webp" alt="Screenshot of the board"><img src="/a.png" alt="Logo screenshot"></body>`;
    expect(await screenshotsOf(html)).toEqual(
      [
        '/app.png',
        '/app-2.png',
        '/blog/a.png',
        '/blog/b-1600.png',
        '/blog/c.png',
        '/shots/board.webp',
        '/card.png',
        '/second.png',
      ].map((path) => `https://example.com${path}`),
    );
    expect((await read(html)).screenshotUrls).toEqual([]);
  });

  it('are nothing that leads elsewhere than to the web, no drawings, and no more than a dozen of a kind (CAT-17, T52)', async () => {
    const many = Array.from({ length: 90 }, (_, index) => `<img src="/${index}.png">`).join('');
    expect(await screenshotsOf(`<div id=screenshots>${many}</div>`)).toHaveLength(12);
    expect(
      await screenshotsOf(
        '<div class=gallery><img src="javascript:alert(1)"><img src="file:///etc/passwd"><img src="x.svg"><img src=""><img></div>',
      ),
    ).toEqual([]);
    expect(await screenshotsOf('<div class="gallery">'.repeat(5_000))).toEqual([]);
  });
});
