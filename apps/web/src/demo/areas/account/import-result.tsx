import { useTranslations } from 'use-intl/react';
import rows from '../pieces/rows.module.css';
import { Section } from '../pieces/section.tsx';
import classes from './account.module.css';
import type { ReadAddress } from './read-addresses.ts';

/** Shows what an import would do with each address; those to correct come first. */
export function ImportResult({ addresses }: { addresses: readonly ReadAddress[] }) {
  const t = useTranslations('demo.account');
  const refused = addresses.filter(({ problem }) => problem !== undefined);
  const ready = addresses.filter(({ problem }) => problem === undefined);
  return (
    <>
      {refused.length > 0 && (
        <Section title={t('refused', { count: refused.length })}>
          <ul className={rows.rows}>
            {refused.map((address) => (
              <RefusedRow key={address.id} address={address} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('ready', { count: ready.length })}>
        <p className={rows.note}>{t('nothingSent')}</p>
        {ready.length > 0 && (
          <ul className={classes.ready}>
            {ready.map(({ id, text }) => (
              <li key={id} className="breaks" dir="ltr">
                {text}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function RefusedRow({ address: { line, text, problem } }: { address: ReadAddress }) {
  const t = useTranslations('demo.account');
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className="breaks" dir="auto">
          {text}
        </p>
        {problem && <p className="text-14 danger">{t(`addressProblem.${problem}`)}</p>}
      </div>
      <span className={`${rows.note} num`}>{t('line', { line })}</span>
    </li>
  );
}
