import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

interface Props {
  /** Whether something would be lost. */
  isOn: boolean;
  title: string;
  text: string;
  stay: string;
  leave: string;
  /** Label of the dialog's cross, which stays too. */
  close: string;
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** While it is on, asks before another page takes this one's place, and lets the browser ask before it closes. */
export function LeaveGuard({ isOn, title, text, stay, leave, close }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);

  const onStay = () => blocker.reset?.();
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={onStay}
      size="sm"
      title={title}
      closeLabel={close}
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>{leave}</Button>
          <Button variant="primary" data-autofocus onClick={onStay}>
            {stay}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
