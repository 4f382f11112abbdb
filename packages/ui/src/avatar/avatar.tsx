import { drawnAvatar } from '@onceware/art/drawn-avatar';
import { type CSSProperties, use, useCallback, useEffect, useState } from 'react';
import { AvatarBasesContext } from './avatar-bases.tsx';
import { avatarUrl } from './avatar-source.ts';
import classes from './avatar.module.css';
import { avatarColor, initials } from './initials.ts';

/** UI-03: a picture that comes sooner waits, so that the skeleton does not flash. */
export const SKELETON_MS = 500;

/** Time after which a picture counts as failed. */
export const GIVE_UP_MS = 10_000;

export interface AvatarProps {
  /** A full URL or one of the forms that `avatarUrl` of avatar-source.ts takes (UI-02). */
  src: string | null | undefined;
  /** Name of the person; the initials, their colour and the drawing come from it. */
  name: string;
  /** Edge in px. */
  size?: number;
  /**
   * Fallback without a picture and after one that failed: initials, one of 25 drawn avatars, or an empty place (UI-03).
   */
  fallback?: 'initials' | 'drawn' | 'none';
}

/** A person's picture, or its stand-in. Decorative, because the name is next to it or labels it. */
export function Avatar({ src, name, size = 40, fallback = 'initials' }: AvatarProps) {
  const bases = use(AvatarBasesContext);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const sources = [avatarUrl(src, bases), fallback === 'drawn' ? drawnAvatar(name) : null];
  const url = sources.find((source) => source !== null && !failed.includes(source));
  const fail = useCallback((source: string) => setFailed((list) => [...list, source]), []);

  if (url) return <Picture key={url} url={url} size={size} onFail={fail} />;
  if (fallback === 'none') return <span className={classes.avatar} style={edge(size)} />;
  return (
    <span
      className={classes.avatar}
      style={{ ...edge(size), fontSize: Math.round(size * 0.4) }}
      data-color={avatarColor(name)}
      aria-hidden="true"
    >
      {/* Drawn by the style: as text, they would be a visible name that differs from the spoken one. */}
      <span className={classes.initials} data-initials={initials(name)} />
    </span>
  );
}

const edge = (size: number): CSSProperties => ({ inlineSize: size, blockSize: size });

interface PictureProps {
  url: string;
  size: number;
  onFail: (url: string) => void;
}

/** Pictures seen in this visit, which are shown at once when they come again: a list that scrolls must not flicker. */
const seen = new Set<string>();

/**
 * The skeleton lies under the picture, and the style alone uncovers the picture: `SKELETON_MS` after the first paint, also of
 * the server's markup, however late React listens and whether the browser had it in its cache. Script only notices failures.
 */
function Picture({ url, size, onFail }: PictureProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [wasSeen] = useState(() => seen.has(url));

  useEffect(() => {
    if (isLoaded) {
      seen.add(url);
      return;
    }
    const timer = setTimeout(() => onFail(url), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, onFail, url]);

  // A picture of the server's page may have come or failed before React listened.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete) return;
      if (image.naturalWidth > 0) setIsLoaded(true);
      else image.decode().catch(() => onFail(url));
    },
    [onFail, url],
  );

  return (
    <span
      className={classes.avatar}
      style={edge(size)}
      data-picture={isLoaded ? 'loaded' : 'loading'}
      aria-hidden="true"
    >
      <img
        ref={check}
        className={classes.image}
        style={wasSeen ? { animation: 'none' } : { animationDelay: `${SKELETON_MS}ms` }}
        src={url}
        alt=""
        width={size}
        height={size}
        onLoad={() => setIsLoaded(true)}
        onError={() => onFail(url)}
      />
    </span>
  );
}
