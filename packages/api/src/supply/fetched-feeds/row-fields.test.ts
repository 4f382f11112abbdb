import { expect, it } from 'vitest';
import { fieldsOf } from './row-fields.ts';

it('names nested fields, and makes a list of a field that several objects have (CAT-11)', () => {
  const row = { name: 'Minutewren', price: { amount: 49 }, link: [{ '@href': 'a', '#text': 'A' }, { '@href': 'b' }] };
  expect({ ...fieldsOf(row) }).toEqual({
    name: 'Minutewren',
    'price.amount': 49,
    link: [{ '@href': 'a', '#text': 'A' }, { '@href': 'b' }, 'A'],
    'link@href': ['a', 'b'],
  });
  expect(row.link).toHaveLength(2);
});

it('takes no longer than a row is long, and keeps a thousand values of a field (CAT-11, T44)', () => {
  const plans = Array.from({ length: 200_000 }, (_, n) => ({ code: `${n}`, '#text': 'x' }));
  const fields = fieldsOf({ plans });
  expect([fields['plans.code'], fields.plans]).toEqual([
    plans.slice(0, 1_000).map(({ code }) => code),
    expect.anything(),
  ]);
});
