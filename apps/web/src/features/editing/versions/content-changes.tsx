import { changedFields } from '@onceware/api/supply/editing/merge.contract';
import { trpc } from '#lib/api/trpc.ts';
import { type AnyContent, type ContentField, useContentWords } from './content-words.ts';
import { FieldChanges } from '#lib/versions/field-changes.tsx';

interface Props {
  before: AnyContent | null;
  after: AnyContent;
}

/** Each field that is another, as it was and as it became; of what is new, what it says. */
export function ContentChanges({ before, after }: Props) {
  const words = useContentWords();
  // Leaves out that a new item is visible, because that is the default.
  const isSaid = (field: ContentField) =>
    words.say(after, field) !== words.none && !(field === 'isHidden' && !after.isHidden);
  const said = before
    ? words.inOrder(changedFields<object>(before, after))
    : words.inOrder(Object.keys(after)).filter(isSaid);
  if (said.length === 0) return null;
  const say = (content: AnyContent, field: ContentField) =>
    field === 'toolId' && 'toolId' in content && content.toolId !== null ? (
      <ToolName id={content.toolId} />
    ) : field === 'alternatives' && 'alternatives' in content && content.alternatives.length > 0 ? (
      content.alternatives.map((id) => (
        <span key={id} className="stack">
          <ToolName id={id} />
        </span>
      ))
    ) : (
      words.say(content, field)
    );
  return <FieldChanges before={before} after={after} fields={said} words={{ nameOf: words.nameOf, say }} />;
}

/** Shows a tool's name, or its id if it is hidden. */
function ToolName({ id }: { id: string }) {
  const { data: tool } = trpc.catalog.tool.useQuery({ ref: id }, { retry: false });
  return tool?.name ?? id;
}
