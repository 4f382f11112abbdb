import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useBoot } from '#lib/page/boot.tsx';
import { paths } from '#lib/paths.ts';
import classes from './api-keys.module.css';
import { Example } from './example.tsx';

const toAnywhere = (text: ReactNode) => <Link to={paths.account.anywhere}>{text}</Link>;
const toApiPage = (text: ReactNode) => <a href={API_PAGE}>{text}</a>;

export function HowTo() {
  const t = useTranslations('keys.howTo');
  const id = useId();
  const { publicUrl } = useBoot().settings;
  return (
    <section className={classes.howTo} aria-labelledby={id}>
      <h2 id={id} className="text-20">
        {t('title')}
      </h2>
      <p className="measure quiet">{t('text')}</p>
      <Example label={t('shell')} code={curlExample(publicUrl)} />
      <Example label={t('install')} code={installExample(publicUrl)} />
      <Example label={t('script')} code={clientExample(publicUrl)} />
      <p className="measure quiet">{t.rich('rest', { link: toApiPage })}</p>
      <p className="measure quiet">{t.rich('anywhere', { link: toAnywhere })}</p>
    </section>
  );
}

/** The server's own page of its REST routes. */
const API_PAGE = '/api';

/** `url`: the site's address. */
const curlExample = (url: string): string =>
  `curl -H "Authorization: Bearer $ONCEWARE_API_KEY" ${url}/api/user-collections`;

/** The server hands out the client that fits it. */
const installExample = (url: string): string => `npm install ${url}/client/onceware-client.tgz`;

const clientExample = (url: string): string => `import { createOncewareClient } from '@onceware/client';

const onceware = createOncewareClient({ url: '${url}', apiKey: process.env.ONCEWARE_API_KEY });
// 50 collections at a time; { cursor: nextCursor } asks for the next ones, and null says that these were the last.
const { collections, nextCursor } = await onceware.collections.load.query();`;
