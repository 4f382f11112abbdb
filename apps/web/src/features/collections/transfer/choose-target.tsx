import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { DayOrderChoice } from '#lib/files/day-order.tsx';
import type { DayOrder } from '#lib/files/read-day.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import type { ListedCollection } from '../changes/change.ts';
import { NameField } from '../form/name-field.tsx';
import { foldersOf, isIn } from '../import-files/folders.ts';
import type { ImportCollection } from '../import-files/import-file.ts';
import { toCollections } from '../import-files/to-collections.ts';
import { StepHeading } from '#lib/steps/steps.tsx';
import type { LinksFile } from './use-import.ts';

const FIELDS = ['name'] as const;

/** Values that no collection can have as its name: names are not empty and do not begin with a space. */
const BY_FOLDER = ' ';
const NEW = '';

interface Props {
  /** Id of the form, for the button that is outside it. */
  id: string;
  fileName: string;
  file: LinksFile;
  collections: readonly ListedCollection[];
  isBusy: boolean;
  /** With how many of the links were the same as another of their folder. */
  onChoose: (collections: readonly ImportCollection[], merged: number) => void;
  onDayOrder: (order: DayOrder) => void;
}

/** Which links of a file, and into which collections. */
export function ChooseTarget({
  id,
  fileName,
  file: { links, folders: described, days },
  collections,
  isBusy,
  onChoose,
  onDayOrder,
}: Props) {
  const t = useTranslations('transfer.target');
  const managing = useTranslations('managing');
  const folders = useMemo(() => foldersOf(links), [links]);
  /** An index; empty for all of them. */
  const [folder, setFolder] = useState('');
  const [target, setTarget] = useState(folders.length > 0 ? BY_FOLDER : NEW);
  const [name, setName] = useState(t('defaultName'));
  // An import goes by name, and of several of one name the first is meant.
  const names = useMemo(() => new Set(collections.map((one) => one.name)), [collections]);
  const chosen = useMemo(() => {
    const path = folder === '' ? [] : (folders[Number(folder)]?.path ?? []);
    return links.filter((link) => isIn(link, path));
  }, [links, folders, folder]);
  const isByFolder = target === BY_FOLDER;
  const needsName = target === NEW || (isByFolder && chosen.some((link) => link.folder.length === 0));

  const choose = () => {
    const one = target === NEW ? name.trim() : target;
    const destination = { name: isByFolder ? null : one, looseName: name.trim() || one, names };
    const made = toCollections(chosen, described, destination);
    onChoose(made, chosen.length - made.reduce((sum, { items }) => sum + items.length, 0));
  };

  return (
    <CheckedForm id={id} fields={FIELDS} sentence={() => managing('form.nameMissing')} onSubmit={choose}>
      <StepHeading>{t('heading', { count: links.length, file: fileName })}</StepHeading>
      <p className="text-14 quiet">{t('text')}</p>
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
        {folders.length > 0 && <option value={BY_FOLDER}>{t('byFolder')}</option>}
        <option value={NEW}>{t('newCollection')}</option>
        {[...names].map((one) => (
          <option key={one} value={one} dir="auto">
            {one}
          </option>
        ))}
      </ChoiceField>
      {days && (
        <DayOrderChoice
          guess={days}
          isBusy={isBusy}
          label={(sample) => t('days', { sample })}
          certain={(sample, date) => t('certainDays', { sample, date })}
          onChange={onDayOrder}
        />
      )}
      {needsName && <NameField label={t(isByFolder ? 'looseName' : 'name')} value={name} onChange={setName} />}
    </CheckedForm>
  );
}
