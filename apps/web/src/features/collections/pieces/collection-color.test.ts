import { expect, it } from 'vitest';
import { collectionColor } from './collection-color.ts';

it.each([
  ['Nice Find', 'blue'],
  ['Worth a Shot', 'yellow'],
  ['Must-Have!', 'red'],
  ['must-have!', 'gray'],
  ['My own', 'gray'],
  ['', 'gray'],
])('a collection named %j has a %s dot (COL-03)', (name, color) => {
  expect(collectionColor(name)).toBe(color);
});
