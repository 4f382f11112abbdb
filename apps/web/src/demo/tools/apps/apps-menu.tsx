import { Switch } from '@onceware/ui/switch/switch';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { ToolPopover } from '#lib/frames/tool-popover.tsx';
import classes from './apps-menu.module.css';
import { SAMPLE_APPS, useSampleApps } from './sample-apps.ts';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** NAV-17. */
export function AppsMenu({ anchor, onClose }: Props) {
  const t = useTranslations('demoTools.apps');
  const { isOn, setOn } = useSampleApps();
  return (
    <ToolPopover anchor={anchor} title={t('title')} closeLabel={t('close')} size="md" onClose={onClose}>
      <p className={classes.note}>{t('note')}</p>
      <ul className="py-2">
        {SAMPLE_APPS.map(({ id, name, icon: Shape }) => (
          <li key={id} className={classes.app}>
            <span className={classes.icon} data-on={isOn(id) || undefined}>
              <Shape size={20} stroke={1.75} aria-hidden />
            </span>
            <Switch
              label={name}
              description={t(`about.${id}`)}
              checked={isOn(id)}
              onChange={(event) => setOn(id, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </ToolPopover>
  );
}
