import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

/** Lists the errors that libxml2 finds in a document by a schema of this folder: XML Schema or RELAX NG. */
export async function mistakesIn(xml: string, schema: `${string}.xsd` | `${string}.rng`): Promise<string[]> {
  const rules = { fileName: schema, contents: await readFile(new URL(schema, import.meta.url), 'utf8') };
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    ...(schema.endsWith('.xsd')
      ? { schema: [rules], extension: 'schema' as const }
      : { schema: [rules], extension: 'relaxng' as const }),
  });
  return errors.map(({ message }) => message);
}
