import { useTranslations } from 'use-intl/react';
import { useSingleKeys } from './single-keys.ts';
import classes from './single-keys-button.module.css';

/** Turns the key `/` off and on, for who speaks to the browser or rests a hand on the keyboard (WCAG 2.1.4, CAT-18). */
export function SingleKeysButton() {
  const t = useTranslations('app.footer');
  const [isOn, choose] = useSingleKeys();
  return (
    <button type="button" className={classes.keys} onClick={() => choose(!isOn)}>
      {t(isOn ? 'slashOff' : 'slashOn')}
    </button>
  );
}
