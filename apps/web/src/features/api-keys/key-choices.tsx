import classes from './api-keys.module.css';

/** What to give to a key, nothing at first; a form finds what was chosen under `name`. */
export function KeyChoices({
  legend,
  name,
  choices,
}: {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string }[];
}) {
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={classes.choice}>
          <input type="checkbox" name={name} value={value} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
