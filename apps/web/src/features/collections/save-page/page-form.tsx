import type { CollectionHead } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import type { SavedIn as Saved, SaveOutcome } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { distinctTags } from '@onceware/api/collections/library/tags.contract';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { errorKey } from '#lib/api/api-error.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText, type Problems } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { paths } from '#lib/paths.ts';
import { useCollections } from '../data/use-collections.ts';
import { useSavedSentence } from '../saving/use-saved-sentence.ts';
import { useTypedTags } from '../tagging/use-typed-tags.ts';
import { AddressForm } from './address-form.tsx';
import { SavedIn } from './saved-in.tsx';
import { MoreFields } from './more-fields.tsx';
import { PageDeal } from './page-deal.tsx';
import classes from './save-page.module.css';
import type { WantedPage } from './shared-page.ts';

const FIELDS = ['title', 'notes'] as const;

/** Shows where the page is saved and what the catalogue has on it, and asks which collection it goes into. */
export function PageForm({ page }: { page: WantedPage }) {
  const t = useTranslations('savePage');
  const { collections, error: notLoaded, reload } = useCollections();
  const { data: kept, error } = trpc.collections.kept.useQuery({ url: page.url });
  const [saved, setSaved] = useState<SaveOutcome | null>(null);
  const sentenceOf = useSavedSentence();

  if (errorKey(error) === 'invalid_input') return <AddressForm problem={t('notAccepted')} address={page.url} />;
  return (
    <div className="stack gap-4">
      <div className="stack gap-1 breaks">
        <p>
          <strong>
            <bdi>{page.title || page.url}</bdi>
          </strong>
        </p>
        {page.title !== '' && (
          <p className="text-14 quiet">
            <bdi>{page.url}</bdi>
          </p>
        )}
      </div>
      <SavedIn
        ids={kept?.collection_ids}
        isUnknown={error !== null}
        collections={collections ?? []}
        again={saved && sentenceOf(saved)}
      />
      {kept?.deal && <PageDeal deal={kept.deal} />}
      {collections && (kept ?? error) && (
        <CollectionForm page={page} kept={kept} collections={collections} onSave={setSaved} />
      )}
      {!collections && notLoaded !== null && <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={reload} />}
    </div>
  );
}

interface FormProps {
  page: WantedPage;
  /** Undefined where it could not be asked. */
  kept: Saved | undefined;
  onSave: (saved: SaveOutcome) => void;
  collections: readonly Pick<CollectionHead, 'id' | 'name'>[];
}

function CollectionForm({ page, kept, collections, onSave }: FormProps) {
  const t = useTranslations('savePage');
  const attempt = useAttempt();
  const add = useAddPage(page, kept);
  const [tags, setTags] = useState<readonly string[]>([]);
  const typing = useTypedTags((typed) => distinctTags([...tags, ...typed]).length);
  return (
    <CheckedForm
      fields={FIELDS}
      sentence={(name) => t(name === 'title' ? 'tooLong' : 'noteTooLong')}
      // Said beside the tags already.
      check={(): Problems => (typing.problem === null ? {} : { tags: typing.problem })}
      attempt={attempt}
      onSubmit={async (values) => onSave(await add(values, distinctTags([...tags, ...typing.typed])))}
      footer={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" isBusy={attempt.isPending}>
            {t(attempt.isPending ? 'saving' : 'save')}
          </Button>
          <a href={page.url}>{t('back')}</a>
          <Link to={paths.account.collections}>{t('collections')}</Link>
        </div>
      }
    >
      <FormField
        label={t('pageTitle')}
        hint={t('pageTitleHint')}
        name="title"
        defaultValue={kept?.page?.title || page.title.slice(0, collectionLimits.pageTitleMax)}
        dir="auto"
        autoComplete="off"
        maxLength={collectionLimits.pageTitleMax}
      />
      <ChoiceField label={t('collection')} name="collectionId" required defaultValue={kept?.collection_ids[0]}>
        {collections.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <MoreFields tags={tags} typing={typing} onChange={setTags} />
    </CheckedForm>
  );
}

/**
 * Adds what the form holds; repeated because an answer was lost, it is added once. A title that stood in the form is not
 * sent again: what a person wrote elsewhere meanwhile stays (KEEP-03). One that was changed here is an edit.
 */
function useAddPage({ url }: WantedPage, kept: Saved | undefined) {
  const utils = trpc.useUtils();
  const [ids] = useState(() => new Map<string, string>());
  const add = trpc.collections.addUrl.useMutation({
    networkMode: 'always',
    onSuccess: () => utils.collections.invalidate(),
  });
  const edit = trpc.collections.editPage.useMutation({ networkMode: 'always' });
  return async (values: FormData, tags: string[]): Promise<SaveOutcome> => {
    const [title, notes] = [fieldText(values, 'title').trim(), fieldText(values, 'notes').trim()];
    const collectionId = fieldText(values, 'collectionId');
    const id = ids.get(collectionId) ?? uuidv7();
    ids.set(collectionId, id);
    const page = kept?.page;
    if (page?.title && title && title !== page.title) await edit.mutateAsync({ pageId: page.id, title });
    const isNew = title !== '' && !page?.title;
    const { saved } = await add.mutateAsync({
      id,
      collectionId,
      url,
      tags,
      ...(isNew && { title }),
      ...(notes && { notes }),
    });
    ids.delete(collectionId);
    return saved;
  };
}
