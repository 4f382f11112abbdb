import { descriptionOf, itemOf, nameOf } from './clean-fields.ts';
import { type ImportCollection, type ImportFile, ImportProblem } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';
import { LeftOutEntries } from './left-out.ts';
import { isKarakeep, parseKarakeep } from './parse-karakeep.ts';
import { isLinkwarden, parseLinkwarden } from './parse-linkwarden.ts';

const FORMAT = 'onceware-collections';
const VERSION = 1;

function read(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    throw new ImportProblem('brokenJson');
  }
}

/** An export as JSON: ours, Karakeep's or Linkwarden's. @throws ImportProblem */
export function parseJson(text: string): ImportFile {
  const data = read(text);
  if (data.format === FORMAT && Array.isArray(data.collections)) return ours(data);
  if (isKarakeep(data)) return parseKarakeep(data);
  if (isLinkwarden(data)) return parseLinkwarden(data);
  throw new ImportProblem('otherJson');
}

function ours(data: Fields): ImportFile {
  if (data.version !== VERSION) throw new ImportProblem('newerVersion');
  const leftOut = new LeftOutEntries();
  const collectionOf = (value: unknown): ImportCollection => {
    const fields = fieldsOf(value);
    const name = nameOf(fields.name);
    if (!name) throw new ImportProblem('noName');
    const items = elementsOf(fields.items).flatMap((one) => {
      const listed = fieldsOf(one);
      const item = itemOf({
        type: listed.entity_type,
        id: listed.entity_id,
        url: listed.url,
        title: listed.title,
        description: listed.description,
        notes: listed.notes,
        tags: listed.tags,
        isFavorite: listed.is_favorite,
        addedAt: listed.added_at,
      });
      if (!item) leftOut.add(listed.title, listed.url);
      return item ?? [];
    });
    return { name, description: descriptionOf(fields.description), isFavorite: fields.is_favorite === true, items };
  };
  const collections = elementsOf(data.collections).map(collectionOf);
  return { kind: 'collections', collections, leftOut: leftOut.asData };
}
