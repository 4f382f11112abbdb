import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Head } from '#lib/page/head.tsx';
import classes from './demo-frame.module.css';

export interface DemoFrameProps {
  /** Title of the document. */
  title: string;
  /** The title unless said otherwise; null where the content has an h1 of its own. */
  heading?: string | null;
  /** One sentence: what this page shows. */
  lead?: string;
  /** Says that nothing here is real. */
  notice: string;
  /** Heading and lead are sample text, which stays English. */
  isSampleText?: boolean;
  /** Shown before the heading. */
  picture?: ReactNode;
  /** Links beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of every page with demo content, which says that it is a sample. */
export function DemoFrame({
  title,
  heading = title,
  lead,
  notice,
  isSampleText = false,
  picture,
  action,
  children,
}: DemoFrameProps) {
  const lang = isSampleText ? 'en' : undefined;
  return (
    <div className={classes.page}>
      <Head title={title} isHidden />
      <header className="stack justify-items-start gap-2">
        {heading !== null && (
          <div className={classes.bar}>
            <div className="row items-center gap-4 min-w-0">
              {picture}
              <h1 className={classes.heading} lang={lang} dir="auto">
                {heading}
              </h1>
            </div>
            {action}
          </div>
        )}
        {lead && (
          <p className={classes.lead} lang={lang} dir="auto">
            {lead}
          </p>
        )}
        <p className={classes.notice}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
          {notice}
        </p>
      </header>
      {children}
    </div>
  );
}
