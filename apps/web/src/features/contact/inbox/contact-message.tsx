import type { AdminContact } from '@onceware/api/staff/inbox/inbox.contract';
import type { ContactStatus } from '@onceware/api/staff/inbox/contact.limits';
import { buttonClass } from '@onceware/ui/button/button';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { isLanguageCode, LANGUAGES } from '#i18n/languages.ts';
import { adminPaths } from '#lib/admin-paths.ts';
import { useSession } from '#lib/api/session.ts';
import classes from './contacts.module.css';
import { StatusButtons } from './status-buttons.tsx';

/** A whole message, and what is done with it. It is plain text, whatever is in it. */
export function ContactMessage({
  contact,
  onSetStatus,
}: {
  contact: AdminContact;
  onSetStatus: (status: ContactStatus) => void;
}) {
  const t = useTranslations('adminContacts');
  const { permissions } = useSession();
  const { email, topic, message, language, userId, status } = contact;
  const site = language !== null && isLanguageCode(language) ? LANGUAGES[language].name : null;
  const subject = t('subject', { topic: t(`topic.${topic}`) });
  return (
    <div className={classes.message}>
      <p className={classes.text} dir="auto">
        {message}
      </p>
      {(site || userId) && (
        <p className={classes.facts}>
          {site && <span>{t('language', { language: site })}</span>}
          {userId && permissions.includes('admin.users') && <Link to={adminPaths.user(userId)}>{t('account')}</Link>}
        </p>
      )}
      <div className={classes.actions}>
        <a
          className={buttonClass({ variant: 'primary' })}
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
        >
          <IconMail size={18} stroke={1.75} aria-hidden />
          {t('reply')}
        </a>
        <StatusButtons current={status} onChoose={onSetStatus} />
      </div>
    </div>
  );
}
