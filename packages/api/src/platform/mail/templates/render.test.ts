import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#kernel/languages.ts';
import { mailKinds } from '#composition/mails.ts';
import type { Mail, MailKindName } from '../mailer.ts';
import { sampleMails } from '#testing/sample-mails.ts';
import { renderMail as render } from './render.ts';

const kinds = Object.keys(mailKinds) as MailKindName[];
const renderMail = (mail: Mail) => render(mailKinds, mail);
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
const link = 'https://onceware.example/reset-password#abc-_123';
const reset = (name: string, language: Mail['language'] = 'en'): Mail => ({
  to: 'ada@example.com',
  name,
  language,
  kind: 'reset_password',
  link,
});
const keyMade = (keyName: string, name = 'Ada'): Mail => ({
  to: 'ada@example.com',
  name,
  language: 'en',
  kind: 'key_created',
  keyName,
  link,
});

describe('the words of mails', () => {
  it.each(LANGUAGE_CODES.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
    'have in %s for %s the same parts and placeholders as in English (AUTH-07, I18N-01)',
    (language, kind) => {
      const { [language]: words, en: english } = mailKinds[kind];
      expect(Object.keys(words)).toEqual(Object.keys(english));
      expect(placeholders(words.text)).toEqual(placeholders(english.text));
      expect(placeholders(words.closing)).toEqual(placeholders(english.closing));
      expect(placeholders(words.subject)).toEqual([]);
    },
  );

  it.each(sampleMails())('leave no placeholder open: $kind in $language (AUTH-07)', (mail) => {
    const { subject, text, html } = renderMail(mail);
    expect(`${subject}${text}${html.replace(/<style>[^]*<\/style>/, '')}`).not.toMatch(/[{}]|undefined|null/);
    const links = [
      ...('lines' in mail ? mail.lines.map((line) => line.link) : []),
      ...('link' in mail ? [mail.link] : []),
      ...('choose' in mail ? [mail.choose] : []),
    ];
    expect([...text.matchAll(/^https:.*$/gm)].map(([line]) => line)).toEqual(links);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual(links);
  });

  it('say for how long a link works (AUTH-07)', () => {
    expect(renderMail(reset('Ada')).text).toContain('1 hour');
    expect(renderMail(reset('Ada', 'de')).text).toContain('1 Stunde');
    expect(
      renderMail({ to: 'ada@example.com', name: 'Ada', language: 'es', kind: 'verify_email', link }).text,
    ).toContain('48 horas');
  });
});

describe('what people wrote', () => {
  it('is text and nothing else in HTML (AUTH-07)', () => {
    const evil = '<b>"Ada" & \'Eve\'</b>';
    const { html } = renderMail(keyMade(evil));
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;Ada&quot; &amp; &#39;Eve&#39;&lt;/b&gt;');
  });

  it('cannot fill in a placeholder of its own (AUTH-07)', () => {
    const { text } = renderMail(keyMade('{name} $& $1', '{keyName}'));
    expect(text).toContain('{keyName}');
    expect(text).toContain('{name} $& $1');
  });

  it('stays on one line (AUTH-07)', () => {
    expect(renderMail(reset('Ada\r\nBcc: eve@evil')).text).not.toMatch(/^Bcc/m);
    expect(renderMail(reset('Ada\r\n\u2028Lovelace')).text).toContain('Hello \u2068Ada Lovelace\u2069,');
  });

  it.each(['win at evil.example', 'http://evil', 'see www.evil', 'write to eve@evil', ''])(
    'is no greeting where a mail program would make a link of it: %j (AUTH-07)',
    (name) => {
      expect(renderMail(reset(name)).text).toMatch(/^Hello,\n/);
    },
  );

  it.each(['Ada', 'Dr. Ada King', "Ada O'Neill", 'عائشة', '王小明', 'J. R. R. Tolkien'])(
    'is the greeting: %s (AUTH-07)',
    (name) => {
      expect(renderMail(reset(name)).text.split('\n')[0]).toContain(name);
    },
  );
});

it('Arabic mails run from right to left (AUTH-07, I18N-02)', () => {
  const { html } = renderMail(reset('Ada', 'ar'));
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(renderMail(reset('Ada', null)).html).toContain('<html lang="en" dir="ltr">');
});
