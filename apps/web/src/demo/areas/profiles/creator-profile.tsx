import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { Figures } from '../pieces/figures.tsx';
import rows from '../pieces/rows.module.css';
import { SAMPLE_CREATOR } from '../samples/sample-profiles.ts';
import { Section } from '../pieces/section.tsx';

export function CreatorProfile() {
  const t = useTranslations('demo.profiles');
  const kindWord = useTranslations('demo.productKind');
  const format = useFormat();
  const { followers, works } = SAMPLE_CREATOR;
  return (
    <>
      <Figures
        figures={[
          { label: t('followers'), value: format.number(followers) },
          { label: t('works'), value: format.number(works.length) },
          { label: t('readers'), value: format.number(works.reduce((sum, work) => sum + work.readers, 0)) },
        ]}
      />
      <Section title={t('works')}>
        <ul className={rows.rows}>
          {works.map(({ name, kind, published, readers }) => (
            <li key={name} className={rows.row}>
              <div className={rows.words}>
                <p className="text-16 weight-580 tracking-0" lang="en" dir="auto">
                  {name}
                </p>
                <p className={rows.note}>
                  {kindWord(kind)} · <time dateTime={published}>{format.date(published)}</time>
                </p>
              </div>
              <p className={`${rows.note} num`}>{t('readBy', { count: readers })}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
