import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Head } from '../page/head.tsx';
import { type AdminSection, paths } from '../paths.ts';
import { AdminNav } from './admin-nav.tsx';
import classes from './admin-page.module.css';

interface Props {
  section: AdminSection;
  /** Title of a page below its section: the name of the one user or organization. */
  title?: string | undefined;
  /** Beside the title: this page's buttons, or the status of who it is about. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the administration. */
export function AdminPage({ section, title, actions, children }: Props) {
  const t = useTranslations('admin');
  const sectionTitle = t(`${section}.title`);
  return (
    <section className={classes.page}>
      <Head title={title ?? sectionTitle} isHidden />
      <AdminNav />
      {title !== undefined && (
        <Link className={classes.back} to={paths.admin(section)}>
          <IconArrowLeft className={classes.arrow} size={16} stroke={1.75} aria-hidden />
          {sectionTitle}
        </Link>
      )}
      <div className={classes.head}>
        <h1 className="min-w-0 text-32 breaks" dir={title === undefined ? undefined : 'auto'}>
          {title ?? sectionTitle}
        </h1>
        {actions && <div className="row wrap items-center gap-2">{actions}</div>}
      </div>
      {title === undefined && <p className={classes.lead}>{t(`${section}.lead`)}</p>}
      {children}
    </section>
  );
}
