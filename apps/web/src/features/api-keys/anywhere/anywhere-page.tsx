import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { useBoot } from '#lib/page/boot.tsx';
import { Example } from '../example.tsx';
import classes from './anywhere.module.css';
import { Bookmarklet } from './bookmarklet.tsx';
import { KeyForTools } from './key-for-tools.tsx';

/** `/account/anywhere`: every way to keep a page without opening the site first, and the key that some need (CAT-13). */
export function AnywherePage() {
  const t = useTranslations('anywhere');
  const { publicUrl } = useBoot().settings;
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <div className={classes.ways}>
        <Way title={t('bookmarklet.title')}>
          <p>{t('bookmarklet.text')}</p>
          <Bookmarklet publicUrl={publicUrl} />
        </Way>
        <Way title={t('phone.title')}>
          <p>{t('phone.text')}</p>
        </Way>
        <Way title={t('extension.title')}>
          <p>{t('extension.text')}</p>
          <ol className={classes.steps}>
            <li>
              <a href="/client/onceware-extension.zip" download>
                {t('extension.download')}
              </a>
            </li>
            <li>{t('extension.load')}</li>
            <li>{t('extension.key')}</li>
          </ol>
        </Way>
        <Way title={t('key.title')}>
          <p>{t('key.text')}</p>
          <KeyForTools />
        </Way>
        <Way title={t('shell.title')}>
          <p>{t('shell.text')}</p>
          <Example label={t('shell.install')} code={installExample(publicUrl)} />
          <Example label={t('shell.use')} code={addExample(publicUrl)} />
        </Way>
        <Way title={t('assistants.title')}>
          <p>{t('assistants.text')}</p>
          <Example label={t('assistants.settings')} code={assistantExample(publicUrl)} />
        </Way>
      </div>
    </AccountPage>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.way} aria-labelledby={id}>
      <h2 id={id} className="text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The server hands out the command line that fits it. */
const installExample = (url: string): string => `npm install --global ${url}/client/onceware-cli.tgz`;

const addExample = (url: string): string => `onceware login ${url}
onceware add https://example.com/an-article --tag reading
onceware kept https://example.com/an-article`;

const assistantExample = (url: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        onceware: { command: 'onceware', args: ['mcp'], env: { ONCEWARE_URL: url, ONCEWARE_API_KEY: 'onc_…' } },
      },
    },
    null,
    2,
  );
