import { useState } from 'react';
import classes from './avatar.module.css';
import { avatarColor, initials } from './initials.ts';

export interface AvatarProps {
  /** A data, blob or http URL, or a path of this site. Anything else, and a picture that fails, gives initials (UI-02, UI-03). */
  src: string | null | undefined;
  /** Whose picture it is; the initials and their colour come from it. */
  name: string;
  /** Edge in px. */
  size?: number;
}

const LOADABLE = /^(https?:|blob:|data:image\/|\/(?!\/))/i;

/** A person's picture, or the first two letters of their name. It is decoration: the name stands beside it or labels it. */
export function Avatar({ src, name, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = src != null && LOADABLE.test(src) && failed !== src;
  return (
    <span className={classes.avatar} style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.4) }} data-color={isShown ? undefined : avatarColor(name)} aria-hidden="true">
      {isShown ? (
        <img className={classes.image} src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
      ) : (
        // Drawn by the style: as text, they would be a visible name that differs from the spoken one.
        <span className={classes.initials} data-initials={initials(name)} />
      )}
    </span>
  );
}
