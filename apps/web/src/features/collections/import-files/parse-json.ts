import { descriptionOf, itemOf, nameOf } from './clean-fields.ts';
import { type ImportCollection, type ImportFile, ImportProblem } from './import-file.ts';

const FORMAT = 'onceware-collections';
const VERSION = 1;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportProblem('brokenJson');
  }
}

/** Our own export as JSON. @throws ImportProblem */
export function parseJson(text: string): ImportFile {
  const data = read(text);
  if (!isRecord(data) || data.format !== FORMAT || !Array.isArray(data.collections))
    throw new ImportProblem('otherJson');
  if (data.version !== VERSION) throw new ImportProblem('newerVersion');

  let skipped = 0;
  const collectionOf = (value: unknown): ImportCollection => {
    const fields = isRecord(value) ? value : {};
    const name = nameOf(fields.name);
    if (!name) throw new ImportProblem('noName');
    const listed: unknown[] = Array.isArray(fields.items) ? fields.items : [];
    const items = listed.flatMap(
      (one) =>
        (isRecord(one)
          ? itemOf({
              type: one.entity_type,
              id: one.entity_id,
              url: one.url,
              title: one.title,
              notes: one.notes,
              addedAt: one.added_at,
            })
          : null) ?? [],
    );
    skipped += listed.length - items.length;
    return { name, description: descriptionOf(fields.description), isFavorite: fields.is_favorite === true, items };
  };
  const collections = data.collections.map(collectionOf);
  return { kind: 'collections', collections, skipped };
}
