import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { AvatarRow } from '../pieces/avatar-row.tsx';
import { DemoPage } from '../pieces/demo-page.tsx';
import rows from '../pieces/rows.module.css';
import { SAMPLE_CIRCLES, type SampleCircle } from '../samples/sample-network.ts';
import { useJoined } from './network-state.ts';

/** /network/teams */
export function CirclesPage() {
  const t = useTranslations('demo.network');
  return (
    <DemoPage title={t('circlesTitle')} lead={t('circlesLead')}>
      <ul className={rows.rows} aria-label={t('circlesTitle')}>
        {SAMPLE_CIRCLES.map((circle) => (
          <CircleRow key={circle.id} circle={circle} />
        ))}
      </ul>
    </DemoPage>
  );
}

function CircleRow({ circle: { id, name, purpose, memberIds } }: { circle: SampleCircle }) {
  const t = useTranslations('demo.network');
  const { isJoined, toggle } = useJoined();
  const does = isJoined(id) ? 'leave' : 'join';
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <h2 className="text-16 weight-580 tracking-0" lang="en" dir="auto">
          {name}
        </h2>
        <p className={rows.note} lang="en" dir="auto">
          {purpose}
        </p>
      </div>
      <AvatarRow personIds={memberIds} label={t('memberCount', { count: memberIds.length + (isJoined(id) ? 1 : 0) })} />
      <Button
        className={rows.toggle}
        variant={isJoined(id) ? 'quiet' : 'default'}
        aria-label={t(`${does}Circle`, { name })}
        onClick={() => toggle(id)}
      >
        {t(does)}
      </Button>
    </li>
  );
}
