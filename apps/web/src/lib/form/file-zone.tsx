import { buttonClass } from '@onceware/ui/button/button';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './file-zone.module.css';

interface FileZoneProps {
  /** File types as an input takes them: `.csv,text/csv`. The real type has to be found by reading the file. */
  accept: string;
  /** Label of the button. */
  button: string;
  variant?: 'primary' | 'default';
  isBusy?: boolean;
  /** It is what its dialog is for, so the focus begins here. */
  hasFocus?: boolean;
  /** Text above the button: that a file can be dropped, or which one was. */
  above?: ReactNode;
  /** File types that are allowed. */
  kinds: ReactNode;
  /** Why the file that was chosen cannot be taken; left out where that is said elsewhere. */
  problem?: string | null;
  onChoose: (file: File) => void;
}

/** A file is chosen, or dropped. */
export function FileZone(props: FileZoneProps) {
  const { accept, button, variant = 'primary', isBusy = false, hasFocus, above, kinds, problem, onChoose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isBusy) onChoose(file);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // Resets the input, so that the same file can be chosen again after it was corrected.
    target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    // Else the browser would leave for the file.
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      {above}
      <input
        ref={input}
        id={id}
        className="sr-only"
        type="file"
        accept={accept}
        disabled={isBusy}
        aria-describedby={`${id}-kinds ${id}-problem`}
        onChange={onChange}
      />
      <label className={`${buttonClass({ variant })} ${classes.button}`} htmlFor={id}>
        {button}
      </label>
      <div id={`${id}-kinds`} className="stack gap-3 text-14 quiet">
        {kinds}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Says that a file can be dropped, where there is a pointer to drop one with. */
export const DropHint = ({ children }: { children: ReactNode }) => <p className={classes.drop}>{children}</p>;
