import type { SynonymGroup } from '@onceware/api/catalog/synonyms/synonyms.contract';
import { Button } from '@onceware/ui/button/button';
import { TextField } from '@onceware/ui/field/text-field';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import ruled from '#lib/frames/ruled-list.module.css';
import { paths } from '#lib/paths.ts';
import { SynonymForm } from './synonym-form.tsx';
import classes from './synonyms.module.css';
import { useSynonymChanges } from './use-synonym-changes.ts';

const SHOWN = 10;

/** Words that the search takes for the same thing, for staff to change; each word leads to the search for it. */
export function Synonyms() {
  const t = useTranslations('adminSynonyms');
  const { data } = trpc.admin.catalog.synonyms.useQuery();
  const [words, setWords] = useState('');
  const [edited, setEdited] = useState<SynonymGroup | 'new' | null>(null);
  if (!data) return null;
  const wanted = words.trim().toLowerCase();
  const found = data.filter(({ terms, tags }) =>
    [...terms, ...tags].some((term) => term.toLowerCase().includes(wanted)),
  );
  return (
    <PagePart
      title={t('title')}
      actions={<Button onClick={() => setEdited('new')}>{t('new')}</Button>}
      lead={t('text')}
    >
      <TextField
        label={t('filter')}
        type="search"
        dir="auto"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className={classes.text} role="status">
        {t('count', { count: found.length })}
      </p>
      <ul className={ruled.list}>
        {found.slice(0, wanted === '' ? SHOWN : undefined).map((group) => (
          <Group key={group.id} group={group} onEdit={() => setEdited(group)} />
        ))}
      </ul>
      {edited && <SynonymForm group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </PagePart>
  );
}

function Group({ group, onEdit }: { group: SynonymGroup; onEdit: () => void }) {
  const t = useTranslations('adminSynonyms');
  const category = useTranslations('catalog.category');
  const { remove, isPending } = useSynonymChanges();
  const [first = ''] = group.terms;
  return (
    <li className={`${ruled.entry} ${classes.group}`}>
      <div>
        <ul className="row wrap gap-1-3 breaks">
          {group.terms.map((term) => (
            <li key={term}>
              <Link to={paths.search(term)} dir="auto">
                {term}
              </Link>
            </li>
          ))}
        </ul>
        {group.tags.length > 0 && <p className={classes.text}>{t('finds', { tags: group.tags.join(', ') })}</p>}
        {group.category && <p className={classes.text}>{t('names', { category: category(group.category) })}</p>}
      </div>
      <div className="row gap-2">
        <Button aria-label={t('editOne', { first })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button aria-label={t('removeOne', { first })} isBusy={isPending} onClick={() => remove(group)}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
