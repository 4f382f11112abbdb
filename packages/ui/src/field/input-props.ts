import '@mantine/core/styles/Input.css';
import type { ReactNode } from 'react';
import classes from './field.module.css';

export interface FieldProps {
  label: string;
  /** The label is read out only: the place shows what the field is for. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Problem with what was entered; it replaces the hint, and is read out with the field. */
  problem?: string | undefined;
}

/** Props of Mantine's inputs for a field of ours: one look, and one way to show a hint or a problem. */
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
