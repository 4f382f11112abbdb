import { Avatar } from '@onceware/ui/avatar/avatar';
import { Badge } from '@onceware/ui/badge/badge';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { demoPaths } from '#lib/demo-paths.ts';
import { findProject } from '#demo/areas/samples/sample-projects.ts';
import { ResultGroup, ResultIcon, ResultRow } from './result-row.tsx';
import type { Entries } from './use-entries.ts';

interface Props<Kind extends keyof Entries> {
  entries: Entries[Kind];
  heading?: string;
}

export function SettingList({ entries, ...group }: Props<'settings'>) {
  const t = useTranslations('demoTools.setting');
  return (
    <ResultGroup {...group}>
      {entries.map(({ id, path, icon }) => (
        <ResultRow
          key={id}
          to={path}
          media={<ResultIcon icon={icon} />}
          name={t(`${id}.name`)}
          note={t(`${id}.hint`)}
        />
      ))}
    </ResultGroup>
  );
}

export function IntegrationList({ entries, ...group }: Props<'integrations'>) {
  const t = useTranslations('demoTools');
  return (
    <ResultGroup {...group}>
      {entries.map(({ id, name, purpose, icon, isConnected }) => (
        <ResultRow
          key={id}
          media={<ResultIcon icon={icon} />}
          name={<span lang="en">{name}</span>}
          note={t(`integration.${purpose}`)}
          aside={isConnected ? <Badge tone="ok">{t('search.connected')}</Badge> : t('search.notConnected')}
        />
      ))}
    </ResultGroup>
  );
}

/** People link to the network's members page, documents to the page of their project. */
export function UserList({ entries, ...group }: Props<'users'>) {
  return (
    <ResultGroup {...group}>
      {entries.map(({ id, name, headline }) => (
        <ResultRow
          key={id}
          to={demoPaths.networkMembers}
          media={<Avatar src={null} name={name} size={40} />}
          name={name}
          note={<span lang="en">{headline}</span>}
        />
      ))}
    </ResultGroup>
  );
}

export function DocumentList({ entries, ...group }: Props<'docs'>) {
  const format = useFormat();
  return (
    <ResultGroup {...group}>
      {entries.map(({ id, name, icon, projectSlug, edited }) => (
        <ResultRow
          key={id}
          to={demoPaths.project(projectSlug)}
          media={<ResultIcon icon={icon} />}
          name={<span lang="en">{name}</span>}
          note={<span lang="en">{findProject(projectSlug)?.name}</span>}
          aside={<time dateTime={edited}>{format.date(edited)}</time>}
        />
      ))}
    </ResultGroup>
  );
}
