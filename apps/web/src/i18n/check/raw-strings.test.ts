import { describe, expect, it } from 'vitest';
import { rawStrings } from './raw-strings.ts';
import { isTest, readSources } from './source.ts';

const found = (text: string) => rawStrings({ path: 'x.tsx', text });

describe('a raw string', () => {
  it.each([
    '<p>Save</p>',
    '<p>\n  Preis: {price}\n</p>',
    '<>价格</>',
    '<p>&copy; السعر</p>',
    `<p>{'Save'}</p>`,
    '<p>{`${count} deals`}</p>',
    `<p>{isSaved ? t('saved') : 'Save'}</p>`,
    `<p>{name ?? 'nobody'}</p>`,
    `<p>{isNew && ('new' as const)}</p>`,
    '<img alt="A cat" />',
    '<input placeholder="Search" />',
    '<button aria-label="close" />',
    `<div aria-valuetext={count + ' of 5'} />`,
    '<Tabs label="Sections" />',
    '<Empty note="Nothing is here yet" />',
    `const tabs = [{ label: 'All deals' }]`,
    `const tabs = [{ title: 'Неделя' }]`,
    `const Close = ({ label = 'Close' }: Props) => <button aria-label={label} />`,
    `showToast({ kind: 'success', text: 'saved' })`,
  ])('is found in %s (I18N-03)', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it('is named with its line and what to do (I18N-03)', () => {
    expect(found('const x = (\n  <p>\n    Save\n  </p>\n);')).toEqual([
      "x.tsx:3 'Save' is a raw string: move it to the messages file and read it with useTranslations",
    ]);
  });

  it.each([
    `<p className="big box">{t('title')} · {'→'} 404&nbsp;%</p>`,
    `<p>{kind === 'Save' && <b>{t('save')}</b>}</p>`,
    '<span>Onceware</span>',
    '<img alt="" src="/A file.png" />',
    '<path d="M12 3 L4 5 Zm 3 4" />',
    `<Field label={t('name')} name="Name" autoComplete="given-name" />`,
    `const menu = [{ title: 'home', label: 'logIn' }]`,
    `interface Props { title: 'Save it' }`,
    `showToast({ kind: 'error', text: sentence(error) })`,
  ])('is not reported for text that nobody reads: %s (I18N-03)', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('does not occur on the site (I18N-03)', () => {
    const read = [...readSources('apps/web/src'), ...readSources('packages/ui/src')].filter(
      (source) => !isTest(source) && !isForDevelopers(source.path) && !isSample(source.path),
    );
    expect(read.length).toBeGreaterThan(150);
    expect(read.flatMap(rawStrings)).toEqual([]);
  });
});

/** An English page that shows every piece. */
const isForDevelopers = (path: string) => path.includes('/demo/gallery/');
/** Texts that people and shops wrote, in the language they wrote them in. */
const isSample = (path: string) => /\/sample-[^/]+\.ts$/.test(path);
