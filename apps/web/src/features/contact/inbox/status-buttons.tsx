import { CONTACT_STATUSES, type ContactStatus } from '@onceware/api/staff/inbox/contact.limits';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import classes from './inbox.module.css';

interface Props {
  /** Current status, if the buttons are for one message. */
  current?: ContactStatus;
  onChoose: (status: ContactStatus) => void;
}

/** A status by one press, for one message or for several. */
export function StatusButtons({ current, onChoose }: Props) {
  const t = useTranslations('adminContacts');
  return (
    <div className="row wrap gap-1" role="group" aria-label={t('setStatus')}>
      {CONTACT_STATUSES.map((status) => (
        <Button
          key={status}
          className={classes.button}
          aria-pressed={current && current === status}
          onClick={() => current !== status && onChoose(status)}
        >
          {t(`status.${status}`)}
        </Button>
      ))}
    </div>
  );
}
