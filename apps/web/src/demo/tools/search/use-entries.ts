import { useTranslations } from 'use-intl/react';
import { SAMPLE_PEOPLE } from '#demo/areas/samples/sample-people.ts';
import { findProject } from '#demo/areas/samples/sample-projects.ts';
import { SAMPLE_DOCUMENTS } from './sample-documents.ts';
import { SAMPLE_INTEGRATIONS } from './sample-integrations.ts';
import { SETTINGS } from './settings.ts';

/** Lists the entries of the sample-data tabs, filtered by the words of the query. */
export function useEntries(query: string) {
  const t = useTranslations('demoTools');
  return {
    settings: SETTINGS.filter(({ id }) => matches(query, t(`setting.${id}.name`), t(`setting.${id}.hint`))),
    integrations: SAMPLE_INTEGRATIONS.filter(({ name, purpose }) => matches(query, name, t(`integration.${purpose}`))),
    users: SAMPLE_PEOPLE.filter(({ name, headline }) => matches(query, name, headline)),
    docs: SAMPLE_DOCUMENTS.filter(({ name, projectSlug }) =>
      matches(query, name, findProject(projectSlug)?.name ?? ''),
    ),
  };
}

export type Entries = ReturnType<typeof useEntries>;

/** Without case and accents: `ecole` finds École. */
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the query is somewhere in the texts. */
function matches(query: string, ...texts: string[]): boolean {
  const text = fold(texts.join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
