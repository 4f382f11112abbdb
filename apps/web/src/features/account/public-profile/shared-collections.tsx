import type { SharedHead } from '@onceware/api/collections/collections.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useBoot } from '#lib/page/boot.tsx';
import { paths } from '#lib/paths.ts';
import classes from './public-profile.module.css';

/** Cards of the collections with a link; each leads to what others see. */
export function SharedCollections({ collections }: { collections: readonly SharedHead[] }) {
  const t = useTranslations('account.publicProfile.collections');
  const { publicUrl } = useBoot().settings;
  return (
    <ul className={classes.cards}>
      {collections.map(({ token, name, description, itemCount, isIndexed }) => (
        <li key={token} className={classes.card}>
          <Link className={classes.link} to={paths.shared(token)} dir="auto">
            {name}
          </Link>
          {description && (
            <p className={classes.description} dir="auto">
              {description}
            </p>
          )}
          <p className="text-14 quiet">
            {t('items', { count: itemCount })} · {t(isIndexed ? 'forSearchEngines' : 'forLinkHolders')}
          </p>
          <p className={classes.address} dir="ltr">
            {`${publicUrl}${paths.shared(token)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
