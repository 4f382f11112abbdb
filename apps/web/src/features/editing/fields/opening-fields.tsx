import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import type { DealDraft } from '@onceware/api/supply/editing/content.contract';
import { contentLimits } from '@onceware/api/supply/editing/editing.limits';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { useProblem } from '#lib/form/problems.ts';

/** Fields that deals and tools name alike. */
type Shared = Pick<DealDraft, 'description' | 'category'>;

interface OneLine {
  /** The field that it is of a deal or of a tool. */
  name: 'title' | 'promise' | 'name' | 'tagline';
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

interface Props {
  called: OneLine;
  line: OneLine;
  content: Shared;
  onChange: (changes: Partial<Shared>) => void;
  /** Between the description and the category. */
  children?: ReactNode;
}

/** First fields of a deal or a tool: its name, what it is in one line and in full, and its category. */
export function OpeningFields({ called, line, content, onChange, children }: Props) {
  const t = useTranslations('catalogFields.field');
  const category = useTranslations('catalog.category');
  const categoryProblem = useProblem('category');
  return (
    <>
      <LineField {...called} max={contentLimits.nameMax} />
      <LineField {...line} max={contentLimits.lineMax} />
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
      {children}
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
    </>
  );
}

function LineField({ value, onChange, max, ...field }: OneLine & { max: number }) {
  const t = useTranslations('catalogFields.field');
  return (
    <FormField
      {...field}
      label={t(field.name)}
      dir="auto"
      maxLength={max}
      defaultValue={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
