import type { WaitingRequest } from '@onceware/api/supply/vendors/requests.contract';
import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { PagePart } from '#lib/frames/page-part.tsx';
import { UserLink } from '#lib/frames/user-link.tsx';
import waiting from '#lib/frames/waiting-list.module.css';
import { Moment } from '#lib/time/moment.tsx';
import classes from './requests.module.css';
import { REASON_MAX } from '@onceware/api/kernel/reason.limits';

const REASON = ['reason'] as const;
const TOOL = ['tool'] as const;

/** Lists requests for vendor accounts, for staff to accept or refuse. */
export function VendorRequests() {
  const t = useTranslations('adminVendors.requests');
  const { data } = trpc.admin.vendors.requests.useQuery();
  if (!data || data.requests.length === 0) return null;
  return (
    <PagePart title={t('title')}>
      <ul className={waiting.list}>
        {data.requests.map((request) => (
          <OneRequest key={request.id} request={request} />
        ))}
      </ul>
    </PagePart>
  );
}

function OneRequest({ request: { id, toolName, website, message, createdAt, by } }: { request: WaitingRequest }) {
  const t = useTranslations('adminVendors.requests');
  const words = useTranslations('adminVendors');
  const form = useTranslations('admin.form');
  const { change } = useWork(getQueryKey(trpc.admin.vendors));
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  const accept = async (values: FormData) => {
    // Its page's address, or the last part of that.
    const slug = fieldText(values, 'tool').trim().split(/[/?#]/).findLast(Boolean) ?? '';
    await change(async ({ admin, catalog }) => {
      const { id: toolId } = await catalog.tool.query({ ref: slug });
      await admin.vendors.acceptRequest.mutate({ id, toolId });
    });
    close();
  };
  const refuse = async (values: FormData) => {
    const reason = fieldText(values, 'reason');
    await change(({ admin }) => admin.vendors.refuseRequest.mutate({ id, reason }));
    close();
  };
  return (
    <li className={waiting.entry}>
      <div>
        <p className="weight-560 breaks" dir="auto">
          {toolName}
        </p>
        <p className={waiting.facts}>
          <a href={website} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
            {website}
          </a>
        </p>
        <p className={waiting.facts}>
          <UserLink user={by} /> · <bdi>{by.email}</bdi>
          {!by.isEmailVerified && ` (${t('unverified')})`} · <Moment at={createdAt} />
        </p>
        <p className={classes.message} dir="auto">
          {message}
        </p>
      </div>
      <div className="row wrap gap-3">
        <Button variant="primary" onClick={() => setAsked('accept')}>
          {t('accept')}
        </Button>
        <Button onClick={() => setAsked('refuse')}>{t('refuse')}</Button>
      </div>
      {asked === 'accept' && (
        <FormDialog
          title={t('acceptTitle', { tool: toolName, name: by.name })}
          closeLabel={form('close')}
          cancelLabel={form('cancel')}
          submitLabel={t('accept')}
          fields={TOOL}
          sentence={() => words('toolMissing')}
          refusals={{ not_found: 'tool' }}
          failure={() => t('taken')}
          onSubmit={accept}
          onClose={close}
        >
          <p>{t('acceptText', { name: by.name })}</p>
          <FormField
            label={words('tool')}
            hint={words('toolHint')}
            name="tool"
            dir="ltr"
            autoComplete="off"
            required
            data-autofocus
          />
        </FormDialog>
      )}
      {asked === 'refuse' && (
        <FormDialog
          title={t('refuseTitle', { tool: toolName, name: by.name })}
          closeLabel={form('close')}
          cancelLabel={form('cancel')}
          submitLabel={t('refuse')}
          fields={REASON}
          sentence={() => words('reasonMissing')}
          onSubmit={refuse}
          onClose={close}
        >
          <FormField
            label={words('reason')}
            hint={t('reasonHint')}
            name="reason"
            dir="auto"
            maxLength={REASON_MAX}
            required
            data-autofocus
          />
        </FormDialog>
      )}
    </li>
  );
}
