import type { JobKindName } from '@onceware/api/platform/jobs/jobs';
import type { BesideKind } from '@onceware/api/platform/jobs/worker-reports.contract';
import { useTranslations } from 'use-intl/react';
import type { InAllLanguages } from '#i18n/words.ts';
import type ar from './messages/admin.ar.json';
import type de from './messages/admin.de.json';
import type en from './messages/admin.en.json';
import type es from './messages/admin.es.json';
import type pt from './messages/admin.pt.json';
import type zh from './messages/admin.zh.json';

type Kind = JobKindName | BesideKind;
export type KindNames = InAllLanguages<
  Kind,
  (typeof ar | typeof de | typeof en | typeof es | typeof pt | typeof zh)['adminJobs']['kinds']
>;

/** Names kinds of jobs and workers; of a server that is newer than this page, by their key. */
export function useKindName(): (kind: string) => string {
  const t = useTranslations('adminJobs.kinds');
  return (kind) => (t.has(kind as Kind) ? t(kind as Kind) : kind);
}
