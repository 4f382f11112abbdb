import { type ComponentPropsWithRef, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Counter } from './counter.tsx';
import { growToText } from './grow-to-text.ts';
import classes from './textarea.module.css';

export interface TextareaCounter {
  /** Where too much begins, in UTF-16 units as `maxLength` counts. It does not stop anybody: that is `maxLength`. */
  max: number;
  /** From which length on screen readers hear of it; nine tenths of `max` by itself. */
  warnAt?: number;
  /** What it says: `120 of 500`. */
  label: (length: number) => string;
}

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'rows'> {
  label: string;
  /** The label is read out only: place and placeholder show what the field is for. */
  isLabelHidden?: boolean;
  description?: string | undefined;
  /** Takes the place of the description while there is one. */
  error?: string | undefined;
  counter?: TextareaCounter | undefined;
  minRows?: number;
  /** From here on it scrolls. */
  maxRows?: number;
  value?: string;
  defaultValue?: string;
}

/** A labelled field of several lines, as high as what is in it. Each paragraph is written in its own direction. */
export function Textarea({
  label,
  isLabelHidden = false,
  description,
  error,
  counter,
  minRows = 2,
  maxRows = 10,
  ref,
  id: ownId,
  className,
  style,
  onChange,
  ...rest
}: TextareaProps) {
  const newId = useId();
  const id = ownId ?? newId;
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current, []);

  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const text = rest.value ?? typed;
  useLayoutEffect(() => {
    if (field.current) growToText(field.current);
  }, [text]);

  const hint = error ?? description;
  const described = [rest['aria-describedby'], hint && `${id}-hint`, counter && `${id}-counter`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.field}>
      <label className={isLabelHidden ? 'sr-only' : classes.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        // An empty field is no text yet: its placeholder goes with the page.
        dir={text === '' ? undefined : 'auto'}
        {...rest}
        ref={field}
        id={id}
        className={className ? `${classes.textarea} ${className}` : classes.textarea}
        style={{
          ...style,
          minBlockSize: `calc(${minRows}lh + var(--frame))`,
          maxBlockSize: `calc(${maxRows}lh + var(--frame))`,
        }}
        rows={minRows}
        aria-invalid={error === undefined ? rest['aria-invalid'] : true}
        aria-describedby={described || undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      {(hint || counter) && (
        <div className={classes.under}>
          {hint && (
            <p id={`${id}-hint`} className={error === undefined ? classes.description : classes.error}>
              {hint}
            </p>
          )}
          {counter && (
            <Counter
              id={`${id}-counter`}
              text={counter.label(text.length)}
              isNear={text.length >= (counter.warnAt ?? counter.max * 0.9)}
              isOver={text.length > counter.max}
            />
          )}
        </div>
      )}
    </div>
  );
}
