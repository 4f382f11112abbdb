import { buttonClass } from '@onceware/ui/button/button';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import classes from './get-started-page.module.css';

interface Props {
  step: 'verify' | 'save' | 'buy';
  to: string;
  isDone: boolean;
  isNext: boolean;
}

/** Shows one step: short if it is done, with the button if it is next. */
export function GetStartedStep({ step, to, isDone, isNext }: Props) {
  const t = useTranslations('account.getStarted');
  return (
    <li className={classes.step} data-done={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={classes.mark} aria-hidden="true">
        {isDone && <IconCheck size={18} stroke={2} />}
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {t(`${step}Title`)}
          {isDone && <span className="sr-only"> {t('isDone')}</span>}
        </h2>
        {!isDone && (
          <>
            <p className="measure quiet">{t(`${step}Text`)}</p>
            <Link className={isNext ? buttonClass({ variant: 'primary' }) : undefined} to={to}>
              {t(`${step}Action`)}
            </Link>
          </>
        )}
      </div>
    </li>
  );
}
