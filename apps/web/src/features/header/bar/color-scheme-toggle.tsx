import { IconButton } from '@onceware/ui/button/button';
import { useTheme } from '@onceware/ui/theme/theme-provider';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import classes from './color-scheme-toggle.module.css';

const isDarkNow = () => document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark';

/** I18N-04. Both faces are in the page and the scheme shows one, so the server need not know which. */
export function ColorSchemeToggle() {
  const t = useTranslations('header');
  const { setColorScheme } = useTheme();
  return (
    <IconButton onClick={() => setColorScheme(isDarkNow() ? 'light' : 'dark')}>
      <span className={classes.whenLight}>
        <IconMoon size={20} stroke={1.75} aria-hidden />
        <span className="sr-only">{t('switchToDark')}</span>
      </span>
      <span className={classes.whenDark}>
        <IconSun size={20} stroke={1.75} aria-hidden />
        <span className="sr-only">{t('switchToLight')}</span>
      </span>
    </IconButton>
  );
}
