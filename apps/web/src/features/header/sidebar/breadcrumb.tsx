import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import { paths } from '#lib/paths.ts';
import { SIDEBAR_MENU } from '../menus/sidebar-menu.ts';
import { trailTo } from '../menus/trail.ts';
import classes from './breadcrumb.module.css';

/** Shows the reader's place in the account area (NAV-04). */
export function Breadcrumb({ pathname }: { pathname: string }) {
  return (
    <WithWords part="menus">
      <Crumbs pathname={pathname} />
    </WithWords>
  );
}

function Crumbs({ pathname }: { pathname: string }) {
  const t = useTranslations('menus');
  const trail = trailTo(SIDEBAR_MENU, pathname);
  const page = trail.at(-1);
  // The pages of the demo begin at its own overview, all others at the account.
  const isReal = page !== undefined && trail[0]?.title !== 'demoAreas';
  return (
    <nav className={classes.breadcrumb} aria-label={t('breadcrumb')}>
      <ol className={classes.crumbs}>
        <li className={classes.crumb}>
          <Link
            className={classes.link}
            to={isReal ? paths.account.profile : paths.demo.account}
            aria-current={page ? undefined : 'page'}
          >
            {t(isReal ? 'title.yourAccount' : 'title.accountArea')}
          </Link>
        </li>
        {page && (
          <li className={classes.crumb}>
            <IconChevronRight className={classes.chevron} size={16} stroke={1.75} aria-hidden />
            <span className="weight-560 truncate" aria-current="page">
              {t(`title.${page.title}`)}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
