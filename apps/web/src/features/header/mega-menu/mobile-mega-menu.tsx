import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { MegaMenuName } from '../menus/main-menu.ts';
import { MegaMenuContent } from './mega-menu-content-slot.ts';
import classes from '../mobile/mobile-menu.module.css';

interface Props {
  name: MegaMenuName;
  className: string | undefined;
  onFollow: () => void;
}

/** A mega-menu within the slide-in menu: its columns unfold below its entry. */
export function MobileMegaMenu({ name, className, onFollow }: Props) {
  const t = useTranslations('header');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(`menu.${name}`)}
        <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <div id={id} className={classes.columns}>
          <Suspense>
            <MegaMenuContent name={name} onFollow={onFollow} />
          </Suspense>
        </div>
      )}
    </>
  );
}
