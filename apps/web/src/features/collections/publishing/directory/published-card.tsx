import type { PublishedHead } from '@onceware/api/collections/publishing/publishing.contract';
import { Image } from '@onceware/ui/image/image';
import { use } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { PictureSource } from '#lib/pictures/picture-source.ts';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';
import { Moment } from '#lib/time/moment.tsx';
import classes from './directory.module.css';

/** A published collection: pictures of what is in it, its name, who stands by it, and how many follow it. */
export function PublishedCard({ collection }: { collection: PublishedHead }) {
  const { token, name, description, owner, theme, followers, published_at: publishedAt, cover } = collection;
  const t = useTranslations('directory');
  const category = useTranslations('catalog.category');
  return (
    <li className={classes.card}>
      <Cover pictures={cover} />
      <h3 className={classes.name}>
        <Link className={classes.link} to={paths.shared(token)} dir="auto">
          {name}
        </Link>
      </h3>
      <p className={classes.owner}>
        <UserAvatar user={owner} size={24} />
        <bdi className="min-w-0 truncate">{t('by', { name: owner.name })}</bdi>
      </p>
      {description && (
        <p className={classes.description} dir="auto">
          {description}
        </p>
      )}
      <p className="row wrap gap-2 text-12 num quiet">
        {theme && <span>{category(theme)}</span>}
        {followers > 0 && <span>{t('followers', { count: followers })}</span>}
        <Moment at={publishedAt} />
      </p>
    </li>
  );
}

/** Beside the name, which says it all: four pictures, or the first one alone. */
function Cover({ pictures }: { pictures: readonly string[] }) {
  const source = use(PictureSource);
  const shown = pictures.length === 4 ? pictures : pictures.slice(0, 1);
  return (
    <div className={classes.cover} data-pictures={shown.length}>
      {shown.map((picture, index) => (
        // Two deals may have the same picture.
        <Image key={`${index} ${picture}`} src={source(picture)} alt="" width={240} height={135} />
      ))}
    </div>
  );
}
