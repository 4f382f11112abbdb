import { Button } from '@onceware/ui/button/button';
import { Dialog, type DialogProps } from '@onceware/ui/dialog/dialog';
import { useId } from 'react';
import { useAttempt } from './attempt.ts';
import { CheckedForm, type FormRules } from './checked-form.tsx';

interface Props<Name extends string>
  extends FormRules<Name>, Pick<DialogProps, 'title' | 'closeLabel' | 'size' | 'onClose' | 'children'> {
  cancelLabel: string;
  submitLabel: string;
  /** While it is sent. */
  busyLabel?: string;
}

/** A form in a dialog, open while it is mounted: checks and sends; its opener closes it. */
export function FormDialog<Name extends string>({
  title,
  closeLabel,
  size = 'md',
  onClose,
  cancelLabel,
  submitLabel,
  busyLabel = submitLabel,
  children,
  ...rules
}: Props<Name>) {
  const id = useId();
  const attempt = useAttempt();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={size}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={attempt.isPending}>
            {attempt.isPending ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <CheckedForm {...rules} id={id} attempt={attempt}>
        {children}
      </CheckedForm>
    </Dialog>
  );
}
