import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormField } from '#lib/form/form-field.tsx';
import { PagePart } from '#lib/frames/page-part.tsx';
import { paths } from '#lib/paths.ts';
import classes from './vendor-tools.module.css';

const FIELDS = ['tool'] as const;

/** The tools that an organisation's members submit deals of; staff give and take them (CAT-11). */
export function VendorTools({ organizationId }: { organizationId: string }) {
  const t = useTranslations('adminVendors');
  const { data } = trpc.admin.vendors.tools.useQuery({ organizationId });
  const { change, isPending } = useWork(getQueryKey(trpc.admin.vendors));
  const make = useMake();
  const give = (values: FormData) =>
    change(async ({ admin, catalog }) => {
      // Its page's address, or the last part of that.
      const slug = fieldText(values, 'tool').trim().split(/[/?#]/).findLast(Boolean) ?? '';
      const { id: toolId } = await catalog.tool.query({ ref: slug });
      await admin.vendors.giveTool.mutate({ organizationId, toolId });
    });
  const take = (toolId: string) =>
    void make(() => change(({ admin }) => admin.vendors.takeTool.mutate({ organizationId, toolId })), {});
  return (
    <div className={classes.narrow}>
      <PagePart title={t('tools')} lead={t('toolsText')}>
        <ul className="mt-4">
          {data?.tools.map(({ id, slug, title }) => (
            <li key={id} className="row items-center justify-between gap-3 py-2">
              <Link to={paths.tool(slug)} dir="auto">
                {title}
              </Link>
              <Button isBusy={isPending} aria-label={t('takeOne', { title })} onClick={() => take(id)}>
                {t('take')}
              </Button>
            </li>
          ))}
        </ul>
        <CheckedForm
          fields={FIELDS}
          sentence={() => t('toolMissing')}
          refusals={{ not_found: 'tool', invalid_input: 'tool' }}
          onSubmit={give}
          footer={<Button type="submit">{t('give')}</Button>}
        >
          <FormField label={t('tool')} hint={t('toolHint')} name="tool" dir="ltr" autoComplete="off" required />
        </CheckedForm>
      </PagePart>
    </div>
  );
}
