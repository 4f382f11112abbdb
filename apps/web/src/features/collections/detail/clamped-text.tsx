import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './clamped-text.module.css';

interface Props extends Omit<ComponentProps<'p'>, 'children' | 'style'> {
  text: string;
  /** Lines that are shown of a longer text, until somebody wants more. */
  lines: number;
}

/** Text that a member wrote, with its line breaks; cut after some lines, with a button for the rest. */
export function ClampedText({ text, lines, className, ...rest }: Props) {
  const t = useTranslations('collectionItems.detail');
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);

  // Whether it is too long depends on the width, which a turned phone changes.
  useLayoutEffect(() => {
    const { current } = words;
    if (!current || isOpen) return;
    const measure = () => setIsCut(current.scrollHeight > current.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [text, isOpen]);

  const style: CSSProperties & { '--lines': number } = { '--lines': lines };
  return (
    <>
      <p
        {...rest}
        ref={words}
        className={[classes.text, !isOpen && classes.clamped, className].filter(Boolean).join(' ')}
        style={style}
        dir="auto"
      >
        {text}
      </p>
      {(isCut || isOpen) && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'showLess' : 'showMore')}
        </button>
      )}
    </>
  );
}
