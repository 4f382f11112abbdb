import { Button } from '@onceware/ui/button/button';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { EmptyState } from '../empty-state.tsx';
import { DocumentList, IntegrationList, SettingList, UserList } from './entry-lists.tsx';
import { NothingFound } from './nothing-found.tsx';
import classes from './search.module.css';
import type { SearchTab } from './search-tabs.ts';
import { type Entries, useEntries } from './use-entries.ts';

interface Props {
  tab: Exclude<SearchTab, 'catalog'>;
  query: string;
  onFocusField: () => void;
  onSearchCatalog: () => void;
}

/** The tabs that show how a search looks, on sample data. */
export function SamplePanel({ tab, query, onFocusField, onSearchCatalog }: Props) {
  const t = useTranslations('demoTools.search');
  const entries = useEntries(query);
  const words = query.trim();
  if (tab === 'empty') {
    return (
      <EmptyState
        icon={IconSearch}
        title={t('begin')}
        hint={t('beginHint')}
        action={<Button onClick={onFocusField}>{t('beginAction')}</Button>}
      />
    );
  }
  const shown = shownIn(tab, entries);
  const count = Object.values(shown).reduce((sum, list) => sum + list.length, 0);
  return (
    <>
      <p className="sr-only" role="status">
        {words && t('count', { count })}
      </p>
      {count === 0 ? (
        <NothingFound query={words} action={<Button onClick={onSearchCatalog}>{t('nothingAction')}</Button>} />
      ) : (
        <Lists shown={shown} hasHeadings={tab === 'mixed'} />
      )}
      {count > 0 && tab !== 'settings' && <p className={classes.note}>{t('sample')}</p>}
    </>
  );
}

/** Mixed has a bit of each, No Results nothing, any other tab all of its own. */
function shownIn(
  tab: 'mixed' | 'noResults' | keyof Entries,
  { settings, integrations, users, docs }: Entries,
): Partial<Entries> {
  switch (tab) {
    case 'mixed':
      return {
        settings: settings.slice(0, 3),
        integrations: integrations.slice(0, 2),
        users: users.slice(0, 3),
        docs: docs.slice(0, 2),
      };
    case 'noResults':
      return {};
    case 'settings':
      return { settings };
    case 'integrations':
      return { integrations };
    case 'users':
      return { users };
    case 'docs':
      return { docs };
  }
}

function Lists({
  shown: { settings = [], integrations = [], users = [], docs = [] },
  hasHeadings,
}: {
  shown: Partial<Entries>;
  hasHeadings: boolean;
}) {
  const t = useTranslations('demoTools.search.tab');
  const heading = (tab: keyof Entries) => (hasHeadings ? { heading: t(tab) } : {});
  return (
    <>
      {settings.length > 0 && <SettingList {...heading('settings')} entries={settings} />}
      {integrations.length > 0 && <IntegrationList {...heading('integrations')} entries={integrations} />}
      {users.length > 0 && <UserList {...heading('users')} entries={users} />}
      {docs.length > 0 && <DocumentList {...heading('docs')} entries={docs} />}
    </>
  );
}
