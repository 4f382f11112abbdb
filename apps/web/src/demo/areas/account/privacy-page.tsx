import { Switch } from '@onceware/ui/switch/switch';
import { useTranslations } from 'use-intl/react';
import { DemoPage } from '../pieces/demo-page.tsx';
import rows from '../pieces/rows.module.css';
import { Section } from '../pieces/section.tsx';
import { usePrivacy } from './account-state.ts';
import { PRIVACY_GROUPS, type PrivacyGroup } from './privacy-settings.ts';
import classes from './account.module.css';

const GROUPS = ['profile', 'contact', 'data'] as const satisfies readonly PrivacyGroup[];

/** /account/security/privacy-settings */
export function PrivacyPage() {
  const t = useTranslations('demo.account');
  const { isOn, set } = usePrivacy();
  return (
    <DemoPage title={t('privacyTitle')} lead={t('privacyLead')}>
      {GROUPS.map((group) => (
        <Section key={group} title={t(`privacyGroup.${group}`)}>
          <ul className={`${rows.rows} ${classes.settings}`}>
            {PRIVACY_GROUPS[group].map((setting) => (
              <li key={setting} className={classes.setting}>
                <Switch
                  label={t(`privacy.${setting}`)}
                  description={t(`privacyText.${setting}`)}
                  checked={isOn(setting)}
                  onChange={(event) => set(setting, event.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </DemoPage>
  );
}
