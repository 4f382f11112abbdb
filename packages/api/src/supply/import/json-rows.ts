import { ImportFileError, type SourceRow } from './source-row.ts';

/** No row of a catalogue is longer; without a bound one stray quote would read the whole file into memory. */
const ITEM_MAX = 1_000_000;

/**
 * The items of a JSON array, one after another, so that a file of any size takes the memory of its longest item.
 *
 * @throws ImportFileError where the text is no array, or an item is no JSON
 */
export async function* jsonRows(chunks: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let isOver = false;
  let item = '';
  let index = 0;
  const finish = (text: string): SourceRow => {
    index += 1;
    return { place: `index ${index - 1}`, value: parseItem(text, index - 1) };
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const char = chunk[at];
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (char === '\\') isEscaped = true;
        else if (char === '"') isInString = false;
      } else if (char === '"') {
        isInString = true;
      } else if (char === '[' || char === '{') {
        depth += 1;
        if (depth === 1) {
          if (char === '{' || isOver) throw new ImportFileError('A JSON file must hold one array of rows.');
          from = at + 1;
        }
      } else if (char === ']' || char === '}') {
        depth -= 1;
        if (depth === 0) {
          if (char === '}') throw new ImportFileError(`After index ${index - 1} the file is not JSON.`);
          const text = item + chunk.slice(from, at);
          if (text.trim() !== '' || index > 0) yield finish(text);
          isOver = true;
          item = '';
          from = at + 1;
        }
      } else if (char === ',' && depth === 1) {
        yield finish(item + chunk.slice(from, at));
        item = '';
        from = at + 1;
      }
    }
    item += chunk.slice(from);
    if (item.length > ITEM_MAX)
      throw new ImportFileError(`The row at index ${index} is longer than ${ITEM_MAX} characters.`);
  }
  if (!isOver) throw new ImportFileError('The file ends in the middle of its array.');
  if (item.trim() !== '') throw new ImportFileError('Something follows after the end of the array.');
}

function parseItem(text: string, index: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ImportFileError(`The row at index ${index} is not JSON.`, { cause });
  }
}
