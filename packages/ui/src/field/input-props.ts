import '@mantine/core/styles/Input.css';
import type { ReactNode } from 'react';
import classes from './field.module.css';

export interface FieldProps {
  label: string;
  /** The label is read out only: the place shows what the field is for. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong with what was entered; takes the place of the hint, and is read out with the field. */
  problem?: string | undefined;
}

/** What Mantine's inputs are given for a field of ours: one look, and one way to say a hint or a problem. */
export const inputProps = ({ label, isLabelHidden = false, hint, problem }: FieldProps) => ({
  label,
  description: !problem && hint,
  error: problem,
  errorProps: { role: 'alert' },
  classNames: {
    root: classes.field,
    label: isLabelHidden ? 'sr-only' : classes.label,
    wrapper: classes.box,
    input: classes.input,
    description: classes.hint,
    error: classes.problem,
  },
});
