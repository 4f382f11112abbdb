/** Names of the components that a value refers to, and those that these refer to, by kind. */
function componentsOf(value, components, found = new Map()) {
  if (typeof value !== 'object' || value === null) return found;
  const path = typeof value.$ref === 'string' ? value.$ref.split('/') : [];
  const [root, holder, kind, name] = path;
  if (root === '#' && holder === 'components' && !found.get(kind)?.has(name)) {
    found.set(kind, (found.get(kind) ?? new Map()).set(name, components[kind][name]));
    componentsOf(components[kind][name], components, found);
  }
  for (const part of Object.values(value)) componentsOf(part, components, found);
  return found;
}

/** An OpenAPI document of one operation alone, with the components that it needs. */
export function partOf(document, path, method) {
  const { security: _shownByThePage, ...operation } = document.paths[path][method];
  const components = [...componentsOf(operation, document.components)].map(([kind, named]) => [
    kind,
    Object.fromEntries(named),
  ]);
  return {
    openapi: document.openapi,
    info: document.info,
    paths: { [path]: { [method]: operation } },
    components: Object.fromEntries(components),
  };
}
