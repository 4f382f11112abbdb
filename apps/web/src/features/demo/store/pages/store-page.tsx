import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Head } from '../../../../lib/head.tsx';
import classes from './store-page.module.css';

interface Props {
  /** Of the document. */
  title: string;
  /** The title unless said otherwise; null where the content has an h1 of its own. */
  heading?: string | null;
  lead?: string;
  children: ReactNode;
}

/** The frame of every page of the demo store: nobody should take it for a real one. */
export function StorePage({ title, heading = title, lead, children }: Props) {
  const t = useTranslations('store');
  return (
    <div className={classes.page}>
      <Head title={title} isHidden />
      <header className={classes.head}>
        {heading !== null && (
          <h1 className={classes.title} dir="auto">
            {heading}
          </h1>
        )}
        {lead && <p className={classes.lead}>{lead}</p>}
        <p className={classes.notice}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
          {t('notice')}
        </p>
      </header>
      {children}
    </div>
  );
}
