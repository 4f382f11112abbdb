import { describe, expect, it } from 'vitest';
import { domainsOf, toolFinder } from './import.hosts.ts';

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
    ['', []],
  ])('%s (COL-18)', (address, domains) => {
    expect(domainsOf(address)).toEqual(domains);
  });
});

describe('the tool of a web address', () => {
  const tool = (id: string, domain: string, website: string | null = null) => ({ id, domain, website });
  const find = toolFinder([
    tool('notion', 'notion.so', 'https://www.notion.so/product'),
    tool('best', 'twins.example'),
    tool('second', 'twins.example', 'https://twins.example/'),
    tool('suite', 'suite.example', 'https://suite.example'),
    tool('mail', 'suite.example', 'https://suite.example/mail/'),
    tool('one', 'forge.example', 'https://forge.example/someone/one'),
    tool('two', 'forge.example', 'https://forge.example/someone/two'),
    tool('elsewhere', 'own.example', 'https://forge.example/own'),
    tool('pages', 'someone.pages.example'),
  ]);

  it.each([
    ['has the domain alone, whatever the path', 'https://notion.so/my-page', 'notion'],
    ['is known by the domain above', 'https://app.notion.so', 'notion'],
    ['is the first of equals', 'https://twins.example/x', 'best'],
    ['is the one whose own page lies above', 'https://suite.example/mail/inbox', 'mail'],
    ['is the domain’s own tool elsewhere', 'https://suite.example/mailing', 'suite'],
    ['is a project of a forge by its address', 'https://www.forge.example/someone/two/issues', 'two'],
    ['is none of a forge’s many', 'https://forge.example/somebody/else', undefined],
    ['is known by its domain where its website is elsewhere', 'https://own.example/x', 'elsewhere'],
    ['is no neighbour’s', 'https://else.pages.example', undefined],
    ['is none for an unknown domain', 'https://nothing.example', undefined],
    ['is none for a script', 'javascript:location="https://notion.so"', undefined],
  ])('%s (COL-18)', (_what, address, expected) => {
    expect(find(address)).toBe(expected);
  });
});
