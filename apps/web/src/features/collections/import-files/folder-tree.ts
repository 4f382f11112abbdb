interface Node {
  id: unknown;
  parentId: unknown;
  name: unknown;
}

/** The folders of programs that say for each which other one it lies in: their paths by their ids. */
export function folderTree(nodes: readonly Node[]): Map<unknown, readonly string[]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const paths = new Map<unknown, readonly string[]>();
  for (const node of nodes) {
    const path: string[] = [];
    const seen = new Set<unknown>();
    // A damaged file may put folders into each other.
    for (let at: Node | undefined = node; at && !seen.has(at.id); at = byId.get(at.parentId)) {
      seen.add(at.id);
      if (typeof at.name === 'string' && at.name.trim()) path.unshift(at.name.trim());
    }
    paths.set(node.id, path);
  }
  return paths;
}
