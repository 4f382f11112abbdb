import { Button } from '@onceware/ui/button/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './notification-list.module.css';

interface Props {
  /** Pressed by itself when it is nearly in sight. */
  isEndless: boolean;
  isBusy: boolean;
  onPress: () => void;
}

/** Below a list that goes on. */
export function OlderButton({ isEndless, isBusy, onPress }: Props) {
  const t = useTranslations('notifications');
  const button = useRef<HTMLButtonElement>(null);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!button.current || !isEndless || isBusy) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && press(), {
      rootMargin: '200px',
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isEndless, isBusy]);
  return (
    <div className={classes.older}>
      <Button ref={button} isBusy={isBusy} onClick={onPress}>
        {isBusy ? t('loading') : t('older')}
      </Button>
    </div>
  );
}
