import { act, renderHook } from '@testing-library/react';
import { useComparison } from './comparison.ts';

/** The selection lasts as long as the page, which in tests is longer than a test. */
export function forgetComparison(): void {
  const { result } = renderHook(useComparison);
  act(() => result.current.replace([]));
}
