import { CATEGORIES } from '@onceware/api/catalog/catalog.limits';
import { Button } from '@onceware/ui/button/button';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { Select } from '@onceware/ui/select/select';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import type { Asked } from './directory-address.ts';
import classes from './directory.module.css';

/** Chooses what the directory shows, by its address; without JavaScript by the button. */
export function DirectoryForm({ asked, isMember }: { asked: Asked; isMember: boolean }) {
  const t = useTranslations('directory');
  const category = useTranslations('catalog.category');
  const submit = useSubmit();
  const { input, isFollowing } = asked;
  return (
    <Form
      className={classes.form}
      role="search"
      aria-label={t('title')}
      action={paths.community}
      preventScrollReset
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true });
      }}
    >
      <div className={classes.words}>
        <SearchBox label={t('search')} name="q" defaultValue={input.q} />
        <Button type="submit">{t('find')}</Button>
      </div>
      <Select label={t('theme')} size="md" name="theme" defaultValue={input.theme ?? ''}>
        <option value="">{t('allThemes')}</option>
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {category(one)}
          </option>
        ))}
      </Select>
      <Select label={t('sort')} size="md" name="sort" defaultValue={isFollowing && isMember ? 'following' : input.sort}>
        <option value="newest">{t('newest')}</option>
        <option value="followed">{t('followed')}</option>
        {isMember && <option value="following">{t('mine')}</option>}
      </Select>
    </Form>
  );
}
