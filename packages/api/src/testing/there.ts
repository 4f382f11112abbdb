/** Returns a value that a test knows to be there. @throws if it is not */
export function there<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A value was expected.');
  return value;
}
