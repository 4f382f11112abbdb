import { describe, expect, it } from 'vitest';
import { copyPage } from './copy-page.ts';

const AT = new Date('2026-03-01T12:00:00Z');
const copy = (html: string) => copyPage(html, { url: 'https://vendor.example/buy/', at: AT });
const bodyOf = async (html: string) => /<body>\n([\s\S]*)\n<\/body>/.exec((await copy(html)).html)?.[1];

describe('a copy of a page', () => {
  it('keeps words, headings, lists, tables and links, and says where and when it was read (NOTE-07)', async () => {
    const page = await copy(`<!doctype html><html lang="de" dir="ltr"><head><title> Buy
      Writer </title></head><body><h1>Writer</h1><p>Pay <b>once</b>.<ul><li>5 seats<li>Support</ul>
      <table><tr><td colspan=2>Tier 1<td>$49</table><a href="../terms?a=1&b=2">Terms</a></body></html>`);
    expect(page.title).toBe('Buy Writer');
    expect(page.text).toBe('Writer\nPay once.\n5 seats\nSupport\nTier 1 $49\nTerms');
    expect(page.html).toContain('<html lang="de" dir="ltr">');
    expect(page.html).toContain('<meta name="source" content="https://vendor.example/buy/">');
    expect(page.html).toContain('<meta name="taken" content="2026-03-01T12:00:00.000Z">');
    expect(page.html).toContain(`content="default-src 'none'"`);
    expect(page.html).toContain('<td colspan="2">Tier 1</td>');
    expect(page.html).toContain(
      '<a href="https://vendor.example/terms?a=1&amp;b=2" rel="noopener noreferrer nofollow">',
    );
  });

  it.each([
    ['<p>a<script>alert(1)</script>b', '<p>ab</p>'],
    ['<style>p{}</style><svg><script>1</script><p>in</p></svg><p onclick="x()" style="x" id="y">a', '<p>a</p>'],
    ['<iframe src=x>in</iframe><object><p>in</object><template><p>in</template><p>a', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a>', '<a>a</a><a>b</a>'],
    ['<a href=" \njava\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<form action="https://evil.example"><input name=x><button>Buy</button></form>', 'Buy'],
    [
      '<img src="https://evil.example/x.png" alt="A &quot;b&quot; <i>" onerror=x>',
      '<em>[A &quot;b&quot; &lt;i&gt;]</em>',
    ],
    [
      '<meta http-equiv=refresh content="0;url=//evil.example"><base href="//evil.example"><link rel=stylesheet href=x>',
      '',
    ],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p>a</body></html><script>x</script><!-- <p>c --><![CDATA[<b>]]>', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<noscript><img src=x onerror=x></noscript><math><mtext><style><img src=x onerror=x></math>', ''],
  ])('lets nothing of %j run or load (NOTE-07)', async (html, expected) => {
    const body = await bodyOf(html);
    expect(body).not.toMatch(
      /<(?:script|style|img|iframe|svg|math|form|input|meta|link|base)|\son\w+=|javascript:|src=/i,
    );
    expect(body).toBe(expected);
  });

  it('is a whole document, however deep or broken the page is (NOTE-07)', async () => {
    for (const html of ['<div>'.repeat(5_000), '<b><p>'.repeat(60_000), '</p>'.repeat(1_000), '<p>a', '', '<']) {
      const body = (await bodyOf(html)) ?? '';
      for (const name of ['div', 'p', 'b'])
        expect(body.split(`<${name}>`).length).toBe(body.split(`</${name}>`).length);
    }
  });

  it('has readable words without characters that turn the text around them (NOTE-07)', async () => {
    const { text, title } = await copy('<title>\u202ea</title><p>b\u0000\u2066 c \ud800<p>  <p>مرحبا 🧪');
    expect([title, text]).toEqual(['a', 'b c \ufffd\nمرحبا 🧪']);
  });
});
