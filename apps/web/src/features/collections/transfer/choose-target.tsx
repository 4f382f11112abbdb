import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import type { ListedCollection } from '../changes/change.ts';
import { NameField } from '../form/name-field.tsx';
import classes from './transfer.module.css';
import { foldersOf, isIn } from '../import-files/folders.ts';
import type { Link } from '../import-files/import-file.ts';
import { StepHeading } from '#lib/steps/steps.tsx';

const FIELDS = ['name'] as const;

interface Props {
  /** Of the form, for the button that stands outside of it. */
  id: string;
  fileName: string;
  links: readonly Link[];
  collections: readonly ListedCollection[];
  onChoose: (links: readonly Link[], name: string) => void;
}

/** Which links of a file, and into which collection. */
export function ChooseTarget({ id, fileName, links, collections, onChoose }: Props) {
  const t = useTranslations('transfer.target');
  const managing = useTranslations('managing');
  const folders = useMemo(() => foldersOf(links), [links]);
  /** An index; empty for all of them. */
  const [folder, setFolder] = useState('');
  /** A name; empty for a new collection. */
  const [target, setTarget] = useState('');
  const [name, setName] = useState(t('defaultName'));
  // An import goes by name, and of several of one name the first is meant.
  const names = useMemo(() => [...new Set(collections.map((one) => one.name))], [collections]);

  const choose = () => {
    const path = folder === '' ? [] : (folders[Number(folder)]?.path ?? []);
    onChoose(
      links.filter((link) => isIn(link, path)),
      target || name.trim(),
    );
  };

  return (
    <CheckedForm id={id} fields={FIELDS} sentence={() => managing('form.nameMissing')} onSubmit={choose}>
      <StepHeading>{t('heading', { count: links.length, file: fileName })}</StepHeading>
      <p className={classes.text}>{t('text')}</p>
      {folders.length > 0 && (
        <ChoiceField label={t('folder')} value={folder} onChange={(event) => setFolder(event.currentTarget.value)}>
          <option value="">{t('allFolders', { count: links.length })}</option>
          {folders.map(({ path, count }, index) => (
            <option key={path.join('\n')} value={index} dir="auto">
              {t('oneFolder', { folder: path.join(' / '), count })}
            </option>
          ))}
        </ChoiceField>
      )}
      <ChoiceField label={t('into')} value={target} onChange={(event) => setTarget(event.currentTarget.value)}>
        <option value="">{t('newCollection')}</option>
        {names.map((one) => (
          <option key={one} value={one} dir="auto">
            {one}
          </option>
        ))}
      </ChoiceField>
      {target === '' && <NameField label={t('name')} value={name} onChange={setName} />}
    </CheckedForm>
  );
}
