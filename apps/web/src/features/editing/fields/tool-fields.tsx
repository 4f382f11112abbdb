import { contentLimits } from '@onceware/api/supply/editing/editing.limits';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import { type FieldsProps, orNull } from './fields.ts';
import { ListField } from './list-field.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { PicturesField } from './pictures-field.tsx';

/** The host that pasted addresses are recognised by. */
const domainOf = (address: string): string | null => {
  const { hostname = '' } = URL.parse(address) ?? {};
  return orNull(hostname.replace(/^www\./, ''));
};

/** All that a tool says, in the order of its page. */
export function ToolFields({ content, onChange }: FieldsProps<'tool'>) {
  const t = useTranslations('catalogFields.field');
  return (
    <>
      <OpeningFields
        called={{ name: 'name', value: content.name, onChange: (name) => onChange({ name }) }}
        line={{ name: 'tagline', value: content.tagline, onChange: (tagline) => onChange({ tagline }) }}
        content={content}
        onChange={onChange}
      >
        <FormField
          label={t('website')}
          name="website"
          type="url"
          dir="ltr"
          maxLength={contentLimits.addressMax}
          defaultValue={content.website ?? ''}
          onChange={({ target }) => onChange({ website: orNull(target.value), domain: domainOf(target.value) })}
        />
      </OpeningFields>
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
