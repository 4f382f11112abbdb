import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { DemoPage } from '../pieces/demo-page.tsx';
import { PersonLine } from '../pieces/person-line.tsx';
import rows from '../pieces/rows.module.css';
import { SAMPLE_PEOPLE } from '../samples/sample-people.ts';
import { SearchField } from '../pieces/search-field.tsx';
import { FollowButton } from './follow-button.tsx';

/** /network/members */
export function MembersPage() {
  const t = useTranslations('demo.network');
  const format = useFormat();
  const [words, setWords] = useState('');
  const asked = words.trim().toLowerCase();
  const found = SAMPLE_PEOPLE.filter(({ name, headline }) => `${name} ${headline}`.toLowerCase().includes(asked));
  return (
    <DemoPage title={t('membersTitle')} lead={t('membersLead')}>
      <div>
        <SearchField
          label={t('searchMembers')}
          value={words}
          onChange={setWords}
          result={t('found', { count: found.length })}
        />
        {found.length === 0 ? (
          <p className="quiet">{t('noneFound')}</p>
        ) : (
          <ul className={rows.rows} aria-label={t('membersTitle')}>
            {found.map((person) => (
              <li key={person.id} className={rows.row}>
                <PersonLine person={person} />
                <time className={rows.note} dateTime={person.joined}>
                  {t('joined', { date: format.date(person.joined) })}
                </time>
                <FollowButton person={person} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </DemoPage>
  );
}
