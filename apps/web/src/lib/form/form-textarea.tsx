import { Textarea, type TextareaProps } from '@onceware/ui/textarea/textarea';
import { useState } from 'react';
import { useProblem } from './problems.ts';

interface Props extends Omit<TextareaProps, 'counter' | 'problem'> {
  name: string;
  maxLength: number;
  /** Text of the counter: `120 of 500`. */
  lengthLabel: (length: number) => string;
  /** The length from which on the counter shows; nine tenths of what there is room for. */
  countFrom?: number;
}

/** Several lines of a `CheckedForm`, with the problem that the form found with them, counted where they get long. */
export function FormTextarea({ maxLength, lengthLabel, countFrom = maxLength * 0.9, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(field.defaultValue ?? '');
  const { length } = field.value ?? typed;
  return (
    <Textarea
      {...field}
      maxLength={maxLength}
      problem={useProblem(field.name)}
      counter={length < countFrom ? undefined : { max: maxLength, label: lengthLabel }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
      }}
    />
  );
}
