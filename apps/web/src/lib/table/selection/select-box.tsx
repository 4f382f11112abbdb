import classes from './select-box.module.css';

interface Props {
  label: string;
  isChecked: boolean;
  /** Some of the boxes that it represents are ticked. */
  isPartial?: boolean;
  onToggle: () => void;
}

/** A tick with room around it for a finger. */
export function SelectBox({ label, isChecked, isPartial = false, onToggle }: Props) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isPartial && !isChecked;
        }}
        onChange={onToggle}
      />
    </label>
  );
}
