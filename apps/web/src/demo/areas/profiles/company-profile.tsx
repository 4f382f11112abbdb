import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { Figures } from '../pieces/figures.tsx';
import { PersonLine } from '../pieces/person-line.tsx';
import rows from '../pieces/rows.module.css';
import { samplePeople } from '../samples/sample-people.ts';
import { SAMPLE_COMPANY } from '../samples/sample-profiles.ts';
import { Section } from '../pieces/section.tsx';

export function CompanyProfile() {
  const t = useTranslations('demo.profiles');
  const format = useFormat();
  const { founded, people, customers, site, team } = SAMPLE_COMPANY;
  return (
    <>
      <Figures
        figures={[
          { label: t('founded'), value: String(founded) },
          { label: t('people'), value: format.number(people) },
          { label: t('customers'), value: format.number(customers) },
        ]}
      />
      <Section title={t('contacts')} aside={<bdi className={rows.note}>{site}</bdi>}>
        <ul className={rows.rows}>
          {team.map(({ personId, task }) =>
            samplePeople([personId]).map((person) => (
              <li key={personId} className={rows.row}>
                <PersonLine person={person} note={<bdi lang="en">{task}</bdi>} />
              </li>
            )),
          )}
        </ul>
      </Section>
    </>
  );
}
