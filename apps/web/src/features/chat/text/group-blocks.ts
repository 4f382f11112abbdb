import type { Block } from '@onceware/api/chat/text/formatting.limits';
import type { MessageNode } from './parse-message.ts';

/** Neighbouring nodes of one block. A list has a line for each item, anything else one. */
export interface BlockGroup {
  block: Block | null;
  lines: MessageNode[][];
}

const isBreak = (node: MessageNode | undefined): boolean => node?.kind === 'break';

/** Puts neighbouring nodes of a block together. A break beside a block goes: a block begins and ends its lines itself. */
export function groupBlocks(nodes: readonly MessageNode[]): BlockGroup[] {
  const runs: { block: Block | null; nodes: MessageNode[] }[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last?.block === node.block) last.nodes.push(node);
    else runs.push({ block: node.block, nodes: [node] });
  }
  const groups: BlockGroup[] = [];
  for (const [index, { block, nodes: run }] of runs.entries()) {
    const last = groups.at(-1);
    if (block === null) {
      const from = index > 0 && isBreak(run[0]) ? 1 : 0;
      const end = index < runs.length - 1 && isBreak(run.at(-1)) ? run.length - 1 : run.length;
      if (end > from) groups.push({ block, lines: [run.slice(from, end)] });
    } else if (last?.block === block && (block === 'bullets' || block === 'numbers')) last.lines.push(run);
    else groups.push({ block, lines: [run] });
  }
  return groups;
}
