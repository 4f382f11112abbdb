import { useTranslations } from 'use-intl/react';
import { DemoFrame, type DemoFrameProps } from '#demo/areas/demo-frame.tsx';

/** A page of the demo store, marked as a sample. */
export function StorePage(props: Omit<DemoFrameProps, 'notice'>) {
  const t = useTranslations('store');
  return <DemoFrame notice={t('notice')} {...props} />;
}
