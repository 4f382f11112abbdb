/** Base addresses of pictures that are named without an address. Null: there is none, so they are not requested. */
export interface AvatarBases {
  /** The image-delivery service: `https://images.example/account`. */
  delivery: string | null;
  /** The CDN of our own files: `https://cdn.example/media`. */
  media: string | null;
}

const FULL = /^(https?:\/\/|blob:|data:image\/)/i;

/** A name begins with a letter, digit or `_` and holds no `%`: neither `..` nor an encoded slash can hide in it. */
const NAME = String.raw`\w[\w.@+~-]*`;
const SITE_PATH = new RegExp(String.raw`^(/${NAME})+(\?[\w=&.-]*)?$`);
const DELIVERED = new RegExp(String.raw`^/?(\d{4}/(?:0?[1-9]|1[0-2])/${NAME})$`);
const MEDIA = new RegExp(String.raw`^/?((?:tool-)?avatars(?:/${NAME})+)$`);
const NUMBERED = new RegExp(`^300-${NAME}$`);

const below = (base: string | null, path: string): string | null =>
  base && `${base.replace(/(?<!\/)\/+$/, '')}/${path}`;

/**
 * The address of an avatar's picture, or null where there is none to load (UI-02, spec §3):
 * - `https://…`, `http://…`, `blob:…` and `data:image/…` as they are;
 * - `2024/05/abc123` (year/month/avatar-id) below the image-delivery base;
 * - `avatars/…` and `tool-avatars/…` below the media base, names like `300-2.png` in its `/avatars/`;
 * - any other path of this site, `/art/avatars/07.svg`, as it is.
 *
 * The forms with a base may begin with a slash. Anything else, such as `javascript:`, `//host`, `..` or a backslash, is null,
 * so that no address leaves its base.
 */
export function avatarUrl(source: string | null | undefined, bases: AvatarBases): string | null {
  if (!source) return null;
  if (FULL.test(source)) return source;
  if (NUMBERED.test(source)) return below(bases.media, `avatars/${source}`);
  const [, delivered] = DELIVERED.exec(source) ?? [];
  if (delivered) return below(bases.delivery, delivered);
  const [, media] = MEDIA.exec(source) ?? [];
  if (media) return below(bases.media, media);
  return SITE_PATH.test(source) ? source : null;
}
