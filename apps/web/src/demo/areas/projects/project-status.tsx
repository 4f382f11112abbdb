import { Badge, type BadgeProps } from '@onceware/ui/badge/badge';
import { useTranslations } from 'use-intl/react';
import type { ProjectStatus } from '../samples/sample-projects.ts';

const TONES = { planned: 'neutral', running: 'brand', paused: 'signal', done: 'ok' } satisfies Record<
  ProjectStatus,
  BadgeProps['tone']
>;

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const t = useTranslations('demo.projects');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
