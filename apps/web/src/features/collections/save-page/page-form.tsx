import type { CollectionHead } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { distinctTags } from '@onceware/api/collections/kept/tags.contract';
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
import { useTypedTags } from '../tagging/use-typed-tags.ts';
import { AddressForm } from './address-form.tsx';
import { KeptIn } from './kept-in.tsx';
import { MoreFields } from './more-fields.tsx';
import { PageDeal } from './page-deal.tsx';
import classes from './save-page.module.css';
import type { WantedPage } from './shared-page.ts';

const FIELDS = ['title', 'notes'] as const;

/** Where the page is kept, what the catalogue has of it, and into which collection it goes. */
export function PageForm({ page }: { page: WantedPage }) {
  const t = useTranslations('savePage');
  const { collections, error: notLoaded, reload } = useCollections();
  const { data: kept, error } = trpc.collections.kept.useQuery({ url: page.url });

  if (errorKey(error) === 'invalid_input') return <AddressForm problem={t('notAccepted')} address={page.url} />;
  return (
    <div className={classes.form}>
      <div className={classes.page}>
        <p>
          <strong>
            <bdi>{page.title || page.url}</bdi>
          </strong>
        </p>
        {page.title !== '' && (
          <p className={classes.address}>
            <bdi>{page.url}</bdi>
          </p>
        )}
      </div>
      <KeptIn ids={kept?.collection_ids} isUnknown={error !== null} collections={collections ?? []} />
      {kept?.deal && <PageDeal deal={kept.deal} />}
      {collections && <CollectionForm page={page} collections={collections} />}
      {!collections && notLoaded !== null && <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={reload} />}
    </div>
  );
}

interface FormProps {
  page: WantedPage;
  collections: readonly Pick<CollectionHead, 'id' | 'name'>[];
}

function CollectionForm({ page, collections }: FormProps) {
  const t = useTranslations('savePage');
  const attempt = useAttempt();
  const add = useAddPage(page);
  const [tags, setTags] = useState<readonly string[]>([]);
  const typing = useTypedTags((typed) => distinctTags([...tags, ...typed]).length);
  return (
    <CheckedForm
      fields={FIELDS}
      sentence={(name) => t(name === 'title' ? 'tooLong' : 'noteTooLong')}
      // Said beside the tags already.
      check={(): Problems => (typing.problem === null ? {} : { tags: typing.problem })}
      attempt={attempt}
      onSubmit={(values) => add(values, distinctTags([...tags, ...typing.typed]))}
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
        defaultValue={page.title.slice(0, collectionLimits.pageTitleMax)}
        dir="auto"
        autoComplete="off"
        maxLength={collectionLimits.pageTitleMax}
      />
      <ChoiceField label={t('collection')} name="collectionId" required>
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

/** Adds what the form holds; repeated because an answer was lost, it is added once. */
function useAddPage({ url }: WantedPage) {
  const utils = trpc.useUtils();
  const [ids] = useState(() => new Map<string, string>());
  const add = trpc.collections.addUrl.useMutation({
    networkMode: 'always',
    onSuccess: () => utils.collections.invalidate(),
  });
  return async (values: FormData, tags: string[]) => {
    const [title, notes] = [fieldText(values, 'title').trim(), fieldText(values, 'notes').trim()];
    const collectionId = fieldText(values, 'collectionId');
    const id = ids.get(collectionId) ?? uuidv7();
    ids.set(collectionId, id);
    await add.mutateAsync({ id, collectionId, url, tags, ...(title && { title }), ...(notes && { notes }) });
    ids.delete(collectionId);
  };
}
