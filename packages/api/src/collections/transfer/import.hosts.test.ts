import { describe, expect, it } from 'vitest';
import { readAddress } from './import.hosts.ts';

const domainsOf = (address: string) => readAddress(address)?.domains ?? [];
const host = (labels: number, end = 'example') => `${'a.'.repeat(labels - 1)}${end}`;

describe('the domains of a web address', () => {
  it.each([
    ['https://notion.so', ['notion.so']],
    ['http://www.Notion.so/x?y#z', ['notion.so']],
    ['https://app.eu.notion.so/', ['app.eu.notion.so', 'eu.notion.so', 'notion.so']],
    ['https://notion.so./', ['notion.so']],
    ['http://localhost:8080/', ['localhost:8080', 'localhost']],
    ['https://bücher.example', ['xn--bcher-kva.example', 'bücher.example']],
    ['http://192.168.0.1/', ['192.168.0.1']],
    ['http://[::1]/', []],
    ['javascript:alert(1)', []],
    ['file:///etc/passwd', []],
    ['not an address', []],
    [
      'https://a.b.c.d.e.f.g.example/',
      ['a.b.c.d.e.f.g.example', 'd.e.f.g.example', 'e.f.g.example', 'f.g.example', 'g.example'],
    ],
    [`https://${host(120)}/`, [host(120), host(5), host(4), host(3), host(2)]],
    [`https://${host(130)}/`, []],
    [`https://${host(900)}/`, []],
    ['', []],
  ])('%s (COL-18, T44)', (address, domains) => {
    expect(domainsOf(address)).toEqual(domains);
  });
});

describe('the pages above a web address', () => {
  it.each([
    ['https://x.example', ['/']],
    ['https://x.example/one/two?x#y', ['/one/two/', '/one/', '/']],
    ['https://x.example/one//two//', ['/one//two/', '/one//', '/one/', '/']],
    [`https://x.example/${'a/'.repeat(900)}`, Array.from({ length: 7 }, (_, depth) => `/${'a/'.repeat(6 - depth)}`)],
    [`https://x.example/one/${'a'.repeat(300)}/two`, ['/one/', '/']],
  ])('%s (COL-18, T44)', (address, pages) => {
    expect(readAddress(address)?.pages).toEqual(pages);
  });
});
