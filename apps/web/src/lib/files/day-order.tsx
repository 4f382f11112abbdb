import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useFormat } from '#i18n/format.ts';
import { DAY_ORDERS, type DayOrder, type OrderGuess, readDay } from './read-day.ts';

interface Props {
  guess: OrderGuess;
  isBusy: boolean;
  /** The field's name, by a day of the file as it is written. */
  label: (sample: string) => string;
  /** A sentence on how the days were read where the file itself leaves no choice. */
  certain: (sample: string, date: string) => string;
  onChange: (order: DayOrder) => void;
}

/** Shows how days such as `03/04/2026` were read, and lets the reader say otherwise where nobody can know. */
export function DayOrderChoice({ guess: { order, sample, isCertain }, isBusy, label, certain, onChange }: Props) {
  const format = useFormat();
  if (sample === null) return null;
  const dateIn = (way: DayOrder) => format.date(readDay(sample, way) ?? '');
  if (isCertain) return <p>{certain(sample, dateIn(order))}</p>;
  return (
    <ChoiceField
      label={label(sample)}
      value={order}
      disabled={isBusy}
      onChange={({ currentTarget }) => onChange(DAY_ORDERS.find((one) => one === currentTarget.value) ?? order)}
    >
      {DAY_ORDERS.map((way) => (
        <option key={way} value={way}>
          {dateIn(way)}
        </option>
      ))}
    </ChoiceField>
  );
}
