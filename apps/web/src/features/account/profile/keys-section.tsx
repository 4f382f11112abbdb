import { Switch } from '@onceware/ui/switch/switch';
import { useTranslations } from 'use-intl/react';
import { PagePart } from '#lib/frames/page-part.tsx';
import { useSingleKeys } from '#lib/keys/single-keys.ts';

/** Single keys can be turned off, as WCAG 2.1.4 asks; in force at once, and for this browser alone (CAT-18). */
export function KeysSection() {
  const t = useTranslations('account.profile.keys');
  const [isOn, choose] = useSingleKeys();
  return (
    <PagePart title={t('title')}>
      <div className="mt-4">
        <Switch
          label={t('single')}
          description={t('singleText')}
          checked={isOn}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      </div>
    </PagePart>
  );
}
