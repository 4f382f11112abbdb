import { buttonClass } from '@onceware/ui/button/button';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useBoot } from '#lib/page/boot.tsx';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/api/session.ts';
import classes from './hub.module.css';
import { PageSection } from '#lib/frames/page-section.tsx';

/** Link to the community hub, if the operator has one, and for visitors the link to sign up. */
export function Hub() {
  const t = useTranslations('editorial.community.hub');
  const { communityUrl } = useBoot().settings;
  const isVisitor = useSession().status === 'anonymous';
  if (communityUrl === null && !isVisitor) return null;
  return (
    <PageSection title={t(communityUrl === null ? 'joinTitle' : 'title')}>
      <div className="stack gap-8">
        {communityUrl !== null && (
          <div className={classes.way}>
            <p>{t('text', { host: new URL(communityUrl).host })}</p>
            <a
              className={buttonClass({ variant: isVisitor ? 'default' : 'primary', size: 'lg' })}
              href={communityUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('visit')}
              <IconExternalLink size={18} stroke={1.75} aria-hidden />
              <span className="sr-only">{t('newTab')}</span>
            </a>
          </div>
        )}
        {isVisitor && (
          <div className={classes.way}>
            <p>{t('joinText')}</p>
            <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={paths.signUp(paths.community)}>
              {t('join')}
            </Link>
          </div>
        )}
      </div>
    </PageSection>
  );
}
