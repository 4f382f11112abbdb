import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Head } from '../../../lib/head.tsx';
import classes from './demo-page.module.css';

interface Props {
  title: string;
  /** One sentence: what this page shows. */
  lead: string;
  /** The title and the lead are sample text, which stays English. */
  isSampleText?: boolean;
  /** Stands before the title. */
  picture?: ReactNode;
  /** Stands beside the title: where to go from here. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of every demo page: nobody should take what it shows for their own. */
export function DemoPage({ title, lead, isSampleText = false, picture, action, children }: Props) {
  const t = useTranslations('demo.page');
  const spoken = isSampleText ? ({ lang: 'en', dir: 'auto' } as const) : {};
  return (
    <div className={classes.page}>
      <Head title={title} isHidden />
      <header className={classes.head}>
        <div className={classes.bar}>
          <div className={classes.name}>
            {picture}
            <h1 className={classes.title} {...spoken}>
              {title}
            </h1>
          </div>
          {action}
        </div>
        <p className={classes.lead} {...spoken}>
          {lead}
        </p>
        <p className={classes.notice}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
          {t('notice')}
        </p>
      </header>
      {children}
    </div>
  );
}
