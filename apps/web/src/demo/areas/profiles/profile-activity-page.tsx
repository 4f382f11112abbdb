import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { DemoPage } from '../pieces/demo-page.tsx';
import rows from '../pieces/rows.module.css';
import { SAMPLE_ACTIVITY } from '../samples/sample-activity.ts';
import { Section } from '../pieces/section.tsx';
import { ActivityRow } from './activity-row.tsx';

/** /public-profile/activity */
export function ProfileActivityPage() {
  const t = useTranslations('demo.profiles');
  const format = useFormat();
  const days = [...new Set(SAMPLE_ACTIVITY.map(({ at }) => at))];
  return (
    <DemoPage title={t('activityTitle')} lead={t('activityLead')}>
      {days.map((day) => (
        <Section key={day} title={format.date(day)}>
          <ul className={rows.rows}>
            {SAMPLE_ACTIVITY.filter(({ at }) => at === day).map((activity) => (
              <ActivityRow key={activity.id} activity={activity} />
            ))}
          </ul>
        </Section>
      ))}
    </DemoPage>
  );
}
