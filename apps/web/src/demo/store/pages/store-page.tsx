import { useTranslations } from 'use-intl/react';
import { DemoFrame, type DemoFrameProps } from '#demo/areas/demo-frame.tsx';

/** A page of the demo store: nobody should take it for a real one. */
export function StorePage(props: Omit<DemoFrameProps, 'notice'>) {
  const t = useTranslations('store');
  return <DemoFrame notice={t('notice')} {...props} />;
}
