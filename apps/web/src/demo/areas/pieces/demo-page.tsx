import { useTranslations } from 'use-intl/react';
import { DemoFrame, type DemoFrameProps } from '../demo-frame.tsx';

/** A page of the demo areas, marked as sample data. */
export function DemoPage(props: Omit<DemoFrameProps, 'notice'>) {
  const t = useTranslations('demo.page');
  return <DemoFrame notice={t('notice')} {...props} />;
}
