import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { contentLimits } from '@onceware/api/catalog/editing/editing.limits';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { useProblem } from '#lib/form/problems.ts';
import { type FieldsProps, orNull } from './fields.ts';
import { ListField } from './list-field.tsx';
import { PicturesField } from './pictures-field.tsx';

/** The host that pasted addresses are recognised by. */
const domainOf = (address: string): string | null => {
  const { hostname = '' } = URL.parse(address) ?? {};
  return orNull(hostname.replace(/^www\./, ''));
};

/** All that a tool says, in the order of its page. */
export function ToolFields({ content, onChange }: FieldsProps<'tool'>) {
  const t = useTranslations('catalogFields.field');
  const category = useTranslations('catalog.category');
  const categoryProblem = useProblem('category');
  return (
    <>
      <FormField
        label={t('name')}
        name="name"
        dir="auto"
        maxLength={contentLimits.nameMax}
        defaultValue={content.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <FormField
        label={t('tagline')}
        name="tagline"
        dir="auto"
        maxLength={contentLimits.lineMax}
        defaultValue={content.tagline}
        onChange={({ target }) => onChange({ tagline: target.value })}
      />
      <FormTextarea
        label={t('description')}
        hint={t('descriptionHint')}
        name="description"
        dir="auto"
        minRows={6}
        maxLength={contentLimits.textMax}
        lengthLabel={(length) => t('length', { length, max: contentLimits.textMax })}
        defaultValue={content.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <FormField
        label={t('website')}
        name="website"
        type="url"
        dir="ltr"
        maxLength={contentLimits.addressMax}
        defaultValue={content.website ?? ''}
        onChange={({ target }) => onChange({ website: orNull(target.value), domain: domainOf(target.value) })}
      />
      <ChoiceField
        label={t('category')}
        name="category"
        problem={categoryProblem}
        value={content.category ?? ''}
        onChange={({ target }) => onChange({ category: CATEGORIES.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t('choose')}</option>
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {category(one)}
          </option>
        ))}
      </ChoiceField>
      <ListField
        label={t('tags')}
        hint={t('lineHint')}
        name="tags"
        values={content.tags}
        max={contentLimits.tagsMax}
        lengthMax={contentLimits.tagMax}
        onChange={(tags) => onChange({ tags })}
      />
      <ListField
        label={t('replaces')}
        hint={t('replacesHint')}
        name="replaces"
        values={content.replaces}
        max={contentLimits.replacesMax}
        lengthMax={contentLimits.shortMax}
        onChange={(replaces) => onChange({ replaces })}
      />
      <PicturesField
        label={t('logo')}
        name="logoUrl"
        pictures={content.logoUrl === null ? [] : [content.logoUrl]}
        max={1}
        onChange={([logoUrl = null]) => onChange({ logoUrl })}
      />
    </>
  );
}
