import { useTranslations } from 'use-intl/react';
import { ProgressBar } from '#lib/progress/progress-bar.tsx';
import { StepHeading } from '#lib/steps/steps.tsx';

interface Props {
  items: number;
  total: number;
  isRunning: boolean;
}

/** How much of a large file has come in, while it does and when that was stopped. */
export function ImportProgress({ items, total, isRunning }: Props) {
  const t = useTranslations('transfer.progress');
  return (
    <>
      <StepHeading key={String(isRunning)}>{t(isRunning ? 'running' : 'stopped')}</StepHeading>
      <ProgressBar label={t('bar')} done={items} total={total} />
      <p className="text-14 quiet">{t('done', { items, total })}</p>
      <p className="text-14 quiet">{t(isRunning ? 'stays' : 'stoppedHint')}</p>
    </>
  );
}
