import { useState } from 'react';
import { FormTextarea } from '#lib/form/form-textarea.tsx';

interface Props {
  label: string;
  hint: string;
  name: string;
  values: readonly string[];
  max: number;
  lengthMax: number;
  onChange: (values: string[]) => void;
}

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Several short texts, a line each. */
export function ListField({ values, max, lengthMax, onChange, ...field }: Props) {
  const [text, setText] = useState(values.join('\n'));
  const textMax = max * (lengthMax + 1);
  return (
    <FormTextarea
      {...field}
      value={text}
      dir="auto"
      minRows={3}
      maxLength={textMax}
      lengthLabel={(length) => `${length} / ${textMax}`}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(
          toLines(currentTarget.value)
            .slice(0, max)
            .map((line) => line.slice(0, lengthMax)),
        );
      }}
    />
  );
}
