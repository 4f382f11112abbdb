import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepLine } from './step-line.tsx';

const now = Date.parse('2026-04-11T00:00:00Z');
const lineOf = (steps: Parameters<typeof StepLine>[0]['steps']) =>
  render(<StepLine steps={steps} now={now} />)
    .container.querySelector('path')
    ?.getAttribute('d');

it('the step line goes from one price to the next until today, and leaves gaps (CAT-14)', () => {
  expect(
    lineOf([
      ['2026-01-01', '2026-01-11', 40],
      ['2026-01-11', '2026-01-21', 20],
      ['2026-03-02', null, 40],
    ]),
  ).toBe('M0 0H10V10H20M60 0H100');
});

it('the step line is nothing of a price that was always the same, and copes with free and with today (CAT-14)', () => {
  expect(lineOf([['2026-01-01', null, 40]])).toBeUndefined();
  expect(
    lineOf([
      ['2026-04-11', '2026-04-11', 0],
      ['2026-04-11', null, 0],
    ]),
  ).toBe('M0 20H0V20H100');
});

it('the step line shows a rise of yesterday as a rise (CAT-14)', () => {
  expect(
    lineOf([
      ['2026-01-01', '2026-02-20', 40],
      ['2026-02-20', '2026-04-10', 20],
      ['2026-04-10', null, 30],
    ]),
  ).toBe('M0 0H40V10H80V5H100');
});
