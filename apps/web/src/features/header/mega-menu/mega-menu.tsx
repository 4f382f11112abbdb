import { IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, Suspense, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useOpenHere } from '#lib/use-open-here.ts';
import type { MegaMenuName } from '../menus/main-menu.ts';
import { MegaMenuContent, preloadMegaMenu } from './mega-menu-content-slot.ts';
import classes from './mega-menu.module.css';

const near = () => void preloadMegaMenu().catch(() => undefined);

/** A button that opens a sheet of links below the header; the links load when pointer or focus come near (NAV-05). */
export function MegaMenu({ name, className }: { name: MegaMenuName; className?: string | undefined }) {
  const t = useTranslations('header');
  const [isOpen, setIsOpen] = useOpenHere();
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    trigger.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what bubbles up from the button and the links
    <div onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(`menu.${name}`)}
        <IconChevronDown className={classes.chevron} size={16} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        // Takes the focus of a click between the links, so that it does not count as leaving.
        <div id={id} className={classes.sheet} tabIndex={-1}>
          <Suspense fallback={<div className={classes.waiting} />}>
            <MegaMenuContent name={name} onFollow={() => setIsOpen(false)} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
