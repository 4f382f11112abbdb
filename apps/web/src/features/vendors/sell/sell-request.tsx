import { vendorRequestLimits } from '@onceware/api/supply/vendors/requests.limits';
import type { VendorRequest } from '@onceware/api/supply/vendors/requests.contract';
import { Button } from '@onceware/ui/button/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import classes from './sell.module.css';

const FIELDS = ['toolName', 'website', 'message'] as const;
const PROBLEMS = { toolName: 'wrongToolName', website: 'wrongWebsite', message: 'wrongMessage' } as const;

/** The form, or the waiting request; after a refusal the reason above the form with its text. */
export function SellRequest({ request }: { request: VendorRequest | null }) {
  const t = useTranslations('sell');
  const [isChanging, setIsChanging] = useState(false);
  const [hasSent, setHasSent] = useState(false);
  if (request?.state === 'open' && !isChanging)
    return <Waiting request={request} isNew={hasSent} onChange={() => setIsChanging(true)} />;
  const sent = () => {
    setIsChanging(false);
    setHasSent(true);
  };
  return (
    <>
      {request?.state === 'refused' && (
        <div className={classes.notice}>
          <h3 className="text-16 weight-600">{t('refusedTitle')}</h3>
          <p dir="auto">{t('refused', { reason: request.reason ?? '' })}</p>
        </div>
      )}
      <RequestForm request={request} onSent={sent} />
    </>
  );
}

function RequestForm({ request, onSent }: { request: VendorRequest | null; onSent: () => void }) {
  const t = useTranslations('sell');
  const utils = trpc.useUtils();
  const attempt = useAttempt();
  const send = trpc.vendors.sendRequest.useMutation({ networkMode: 'always' });
  const isOpen = request?.state === 'open';
  const submit = async (values: FormData) => {
    const [toolName, website, message] = [
      fieldText(values, 'toolName'),
      fieldText(values, 'website'),
      fieldText(values, 'message'),
    ];
    await send.mutateAsync({ toolName, website, message });
    await utils.vendors.request.invalidate();
    onSent();
  };
  return (
    <CheckedForm
      className={classes.form}
      fields={FIELDS}
      sentence={(name) => t(PROBLEMS[name])}
      failure={(error) => (errorKey(error) === 'too_many_requests' ? t('tooMany') : null)}
      attempt={attempt}
      onSubmit={submit}
      footer={
        <Button className={classes.send} type="submit" variant="primary" size="lg" isBusy={attempt.isPending}>
          {t(attempt.isPending ? 'sending' : isOpen ? 'save' : 'send')}
        </Button>
      }
    >
      <FormField
        label={t('toolName')}
        hint={t('toolHint')}
        name="toolName"
        defaultValue={request?.toolName}
        dir="auto"
        required
        maxLength={vendorRequestLimits.toolNameMax}
      />
      <FormField
        label={t('website')}
        hint={t('websiteHint')}
        name="website"
        type="url"
        defaultValue={request?.website}
        dir="ltr"
        autoCapitalize="none"
        required
        maxLength={vendorRequestLimits.websiteMax}
      />
      <FormTextarea
        label={t('message')}
        hint={t('messageHint')}
        name="message"
        defaultValue={request?.message}
        minRows={5}
        maxRows={16}
        required
        maxLength={vendorRequestLimits.messageMax}
        lengthLabel={(length) => t('length', { length, max: vendorRequestLimits.messageMax })}
        countFrom={0}
      />
    </CheckedForm>
  );
}

/** @param isNew whether it was sent just now, so that its heading is read out */
function Waiting({
  request: { toolName, website, message },
  isNew,
  onChange,
}: {
  request: VendorRequest;
  isNew: boolean;
  onChange: () => void;
}) {
  const t = useTranslations('sell');
  const { user } = useSession();
  const utils = trpc.useUtils();
  const { run, isPending } = useAttempt();
  const withdraw = trpc.vendors.withdrawRequest.useMutation({ networkMode: 'always' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const takeBack = () =>
    run(async () => {
      await withdraw.mutateAsync();
      await utils.vendors.request.invalidate();
    });
  return (
    <div className={classes.notice}>
      <h3 ref={heading} tabIndex={-1} className="text-16 weight-600">
        {t('waitingTitle')}
      </h3>
      <p>{t('waiting', { email: user?.email ?? '' })}</p>
      <p dir="auto">
        <strong>{toolName}</strong>
      </p>
      <p className="text-14 breaks quiet">
        <bdi dir="ltr">{website}</bdi>
      </p>
      <p className={classes.message} dir="auto">
        {message}
      </p>
      <div className="row wrap gap-3 mt-4">
        <Button onClick={onChange}>{t('change')}</Button>
        <Button variant="quiet" isBusy={isPending} onClick={takeBack}>
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
}
