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
import { type FieldProps, inputProps } from '../field/input-props.ts';
import { MantineScope } from '../theme/mantine-scope.tsx';
import { Counter, type CounterProps } from './counter.tsx';
import { growToText } from './grow-to-text.ts';
import classes from '../field/field.module.css';

export interface TextareaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'rows' | 'style' | 'id'>, FieldProps {
  counter?: Omit<CounterProps, 'id' | 'length'> | undefined;
  minRows?: number;
  /** From here on it scrolls. */
  maxRows?: number;
  value?: string;
  defaultValue?: string;
}

/** A labelled multi-line field that grows with its text. Each paragraph has its own direction. */
export function Textarea({
  label,
  isLabelHidden,
  hint,
  problem,
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

  const look = inputProps({ label, isLabelHidden, hint, problem });
  const described = [
    alsoDescribedBy,
    problem ? `${id}-error` : hint && `${id}-description`,
    counter && `${id}-counter`,
  ];
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
            'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          },
        }}
        inputContainer={followedBy(counter && <Counter {...counter} id={`${id}-counter`} length={text.length} />)}
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
