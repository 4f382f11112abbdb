import type { Watch } from '@onceware/api/watches/watches.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { TextField } from '@onceware/ui/field/text-field';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { watchLimits } from '@onceware/api/watches/watches.limits';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { useDebounced } from '#lib/use-debounced.ts';
import { type Money, type WatchSubject, wishBelow } from './subject.ts';
import { useWatchChanges } from './use-watch-changes.ts';
import classes from './watches.module.css';
import { WatchPreview } from './watch-preview.tsx';

interface Props {
  subject: WatchSubject;
  title: string;
  price: Money | null;
  /** The watch that there is already. */
  watch: Watch | null;
  onClose: () => void;
}

/** Form of a watch, new or there already, with what it would have found. */
export function WatchDialog(props: Props) {
  return (
    <Suspense>
      <WithWords part="watches">
        <WatchForm {...props} />
      </WithWords>
    </Suspense>
  );
}

function WatchForm({ subject, title, price, watch, onClose }: Props) {
  const t = useTranslations('watches');
  const form = useId();
  const sentence = useErrorSentence();
  const changes = useWatchChanges();
  const [failed, setFailed] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [name, setName] = useState(watch?.name ?? '');
  const begin = watch ? watch.wish : price && wishBelow(price);
  const [amount, setAmount] = useState(begin ? String(begin.amount) : '');
  const [currency, setCurrency] = useState(begin?.currency ?? price?.currency ?? 'USD');
  const isSearch = subject.kind === 'search';
  const value = Number(amount);
  const isEmpty = amount.trim() === '';
  const problem =
    isSearch || (isEmpty && subject.kind === 'tool')
      ? undefined
      : isEmpty
        ? t('problem.missing')
        : !(value > 0)
          ? t('problem.zero')
          : value > watchLimits.wishMax
            ? t('problem.most', { most: watchLimits.wishMax })
            : undefined;
  const [isChecked, setIsChecked] = useState(false);
  const wish = isSearch || isEmpty || problem !== undefined ? null : { amount: value, currency };

  const save = async () => {
    setIsChecked(true);
    if (problem !== undefined) return;
    setIsSending(true);
    try {
      const named = isSearch ? { name: name.trim() || null } : { wish };
      if (watch) await changes.update({ id: watch.id, ...named });
      else await changes.create({ id: uuidv7(), subject, ...named });
      onClose();
    } catch (error) {
      setFailed(sentence(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={t(`title.${subject.kind}`)}
      closeLabel={t('close')}
      footer={
        <>
          {watch && (
            <>
              <Button
                onClick={() => {
                  changes.end(watch, title);
                  onClose();
                }}
              >
                {t('end')}
              </Button>
              <Button
                onClick={() => {
                  changes.pause(watch, !watch.isPaused);
                  onClose();
                }}
              >
                {t(watch.isPaused ? 'resume' : 'pause')}
              </Button>
            </>
          )}
          <Button type="submit" form={form} variant="primary" isBusy={isSending}>
            {t(watch ? 'save' : 'start')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="measure">
          <bdi>{title}</bdi>
        </p>
        <p className="measure quiet">{t(`lead.${subject.kind}`)}</p>
        {isSearch ? (
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            value={name}
            maxLength={watchLimits.nameMax}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        ) : (
          <div className={classes.wish}>
            <TextField
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              dir="ltr"
              label={t('wish')}
              hint={subject.kind === 'tool' ? t('wishHint') : undefined}
              problem={isChecked || !isEmpty ? problem : undefined}
              value={amount}
              onChange={(event) => setAmount(event.currentTarget.value)}
            />
            <CurrencyField value={currency} onChange={setCurrency} />
          </div>
        )}
        <PreviewOf subject={subject} wish={wish} isPaused={problem !== undefined} />
        {failed !== null && <p role="alert">{failed}</p>}
      </form>
    </Dialog>
  );
}

function CurrencyField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useTranslations('watches');
  const { data } = trpc.catalog.currencies.useQuery();
  const codes = [...new Set([value, ...(data?.codes ?? [])])];
  return (
    <ChoiceField label={t('currency')} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {codes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </ChoiceField>
  );
}

function PreviewOf({ subject, wish, isPaused }: { subject: WatchSubject; wish: Money | null; isPaused: boolean }) {
  const asked = useDebounced(JSON.stringify(wish), 300);
  const { data } = trpc.watches.preview.useQuery(
    { subject, wish: JSON.parse(asked) as Money | null },
    { enabled: !isPaused, placeholderData: (before) => before },
  );
  return <WatchPreview preview={isPaused ? undefined : data} hasWish={wish !== null} />;
}
