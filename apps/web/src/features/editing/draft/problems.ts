import type { InputIssue } from '@onceware/api/kernel/errors';
import { useTranslations } from 'use-intl/react';
import type { Problems } from '#lib/form/check-fields.ts';

const PICTURES = ['coverUrl', 'logoUrl', 'gallery'];
const ADDRESSES = ['url', 'website'];

/**
 * Returns a sentence for each problem field of a draft that the server did not publish; the server's own sentences are
 * English.
 */
export function useContentProblems() {
  const t = useTranslations('catalogFields.wrong');
  const sentence = ({ path, message }: InputIssue): string => {
    const [, field = ''] = path.split('.');
    if (path.startsWith('content.tiers')) return t('plan');
    if (message === 'This is missing.' || message === 'This must not be empty.') return t('missing');
    if (PICTURES.includes(field)) return t('picture');
    if (ADDRESSES.includes(field)) return t('address');
    if (field === 'price' || field === 'basePrice') return t('price');
    if (field === 'endsAt') return t('end');
    return t('other');
  };
  return (issues: readonly InputIssue[]): Problems =>
    Object.fromEntries(issues.toReversed().map((issue) => [issue.path.split('.')[1] ?? '', sentence(issue)]));
}
