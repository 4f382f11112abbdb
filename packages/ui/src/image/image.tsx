import { IconPhotoOff } from '@tabler/icons-react';
import { createContext, type SyntheticEvent, use, useCallback, useEffect, useRef, useState } from 'react';
import classes from './image.module.css';

/** UI-04. */
const MAX_ALTERNATIVES = 5;
const RETRY_DELAY_MS = 100;

export interface ImageProps {
  src: string;
  /** Tried in turn when `src` fails; at most five are. */
  alternatives?: readonly string[];
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** The picture that a visitor sees first: loaded at once, and before others. */
  isFirst?: boolean;
}

const NONE: readonly string[] = [];

/** Title of a picture that failed, in the reader's language; English without a provider. */
export const FailedImageTitle = createContext((alt: string): string => `Failed to load: ${alt}`);

/** A picture that reserves its space, tries its alternatives, and falls back to an icon titled «Failed to load: {alt}», or silent without `alt` (UI-04). */
export function Image({ src, alternatives = NONE, alt, width, height, className, isFirst = false }: ImageProps) {
  const titleOf = use(FailedImageTitle);
  const sources = [src, ...alternatives.slice(0, MAX_ALTERNATIVES)];
  const [attempt, setAttempt] = useState({ src, index: 0 });
  const index = attempt.src === src ? attempt.index : 0;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [src]);

  const tryNext = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAttempt({ src, index: index + 1 }), RETRY_DELAY_MS);
  }, [src, index]);

  // A picture of the server's page may have failed before React listened.
  const checkFailed = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src') && image.currentSrc) tryNext();
    },
    [tryNext],
  );

  const current = sources[index];
  const look = className ? `${classes.image} ${className}` : classes.image;
  if (current === undefined) {
    return (
      <span
        className={`${look} ${classes.placeholder}`}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...(alt ? { role: 'img', title: titleOf(alt) } : { 'aria-hidden': true })}
      >
        <IconPhotoOff size={20} stroke={1.5} aria-hidden />
      </span>
    );
  }
  return (
    <img
      key={current}
      ref={checkFailed}
      className={look}
      src={current}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(isFirst && { fetchPriority: 'high' as const })}
      onError={(event: SyntheticEvent<HTMLImageElement>) => {
        event.stopPropagation();
        tryNext();
      }}
    />
  );
}
