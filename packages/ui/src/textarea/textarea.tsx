import { InputBase } from '@mantine/core';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { inputProps } from '../field/input-props.ts';
import { MantineScope } from '../theme/mantine-scope.tsx';
import { Counter } from './counter.tsx';
import { growToText } from './grow-to-text.ts';
import classes from '../field/field.module.css';

export interface TextareaCounter {
  /** Where too much begins, in UTF-16 units as `maxLength` counts. It does not stop anybody: that is `maxLength`. */
  max: number;
  /** From which length on screen readers hear of it; nine tenths of `max` by itself. */
  warnAt?: number;
  /** What it says: `120 of 500`. */
  label: (length: number) => string;
}

export interface TextareaProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'defaultValue' | 'rows' | 'style' | 'id'
> {
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
  className,
  onChange,
  dir = 'auto',
  'aria-describedby': alsoDescribedBy,
  ...rest
}: TextareaProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current, []);

  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const text = rest.value ?? typed;
  useLayoutEffect(() => {
    if (field.current) growToText(field.current);
  }, [text]);

  const look = inputProps({ label, isLabelHidden, hint: description, problem: error });
  const hintId = error ? `${id}-error` : description && `${id}-description`;
  const described = [alsoDescribedBy, hintId, counter && `${id}-counter`].filter(Boolean).join(' ');
  const counted = counter && (
    <Counter
      id={`${id}-counter`}
      text={counter.label(text.length)}
      isNear={text.length >= (counter.warnAt ?? counter.max * 0.9)}
      isOver={text.length > counter.max}
    />
  );
  return (
    <MantineScope>
      <InputBase
        component="textarea"
        multiline
        {...rest}
        {...look}
        ref={field}
        id={id}
        rows={minRows}
        classNames={{ ...look.classNames, input: [look.classNames.input, classes.textarea, className].join(' ') }}
        styles={{ input: { '--rows': minRows, '--most-rows': maxRows } }}
        attributes={{
          input: {
            // An empty field is no text yet: its placeholder goes with the page.
            dir: text === '' ? undefined : dir,
            'aria-describedby': described || undefined,
          },
        }}
        inputContainer={followedBy(counted)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
      />
    </MantineScope>
  );
}

/** Within Mantine's frame of a field, where its hint stands. */
const followedBy = (after: ReactNode) => (input: ReactNode) => (
  <>
    {input}
    {after}
  </>
);
