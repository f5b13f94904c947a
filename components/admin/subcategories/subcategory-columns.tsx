import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import type { SubcategoryDto } from "@/lib/subcategories/contract";
import { formatItemCount, subcategoryHref, type TreeSection } from "@/lib/subcategories/rules";

export type SubcategoryStep =
  | { kind: "edit"; node: SubcategoryDto }
  | { kind: "add"; group: SubcategoryDto }
  | { kind: "move"; node: SubcategoryDto };

type Options = {
  section: TreeSection;
  tree: readonly SubcategoryDto[];
  onStep: (step: SubcategoryStep) => void;
};

function countItems({ path, parent, count }: SubcategoryDto, tree: readonly SubcategoryDto[]): number {
  if (parent !== null) return count;
  return tree.filter((node) => node.parent === path).reduce((sum, part) => sum + part.count, count);
}

export function subcategoryColumns({
  section,
  tree,
  onStep,
}: Options): readonly DataColumn<SubcategoryDto>[] {
  return [
    {
      id: "name",
      title: "Name",
      headClassName: "w-1/3",
      className: "py-2",
      cell: (node) => <NodeName node={node} section={section} />,
    },
    {
      id: "words",
      title: "Title keywords",
      headClassName: "w-1/3",
      className: "text-muted-foreground py-2 text-sm max-md:hidden!",
      cell: ({ words }) => <span className="line-clamp-2 wrap-anywhere">{words.join(", ") || "–"}</span>,
    },
    {
      id: "count",
      title: section === "jobs" ? "Jobs" : "Listings",
      label: false,
      className: "py-2 whitespace-nowrap tabular-nums max-md:text-muted-foreground",
      cell: (node) => formatItemCount(section, countItems(node, tree)),
    },
    {
      id: "steps",
      title: "Actions",
      untitled: true,
      className: "py-2 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1",
      cell: (node) => <NodeActions node={node} onStep={onStep} />,
    },
  ];
}

function NodeName({ node, section }: { node: SubcategoryDto; section: TreeSection }) {
  const { path, name, parent, hidden, added } = node;
  return (
    <span className={parent === null ? "font-semibold" : "md:pl-6"}>
      <IntentLink
        href={subcategoryHref(section, path)}
        className="tap-target rounded-sm underline-offset-4 hover:underline"
      >
        {name}
      </IntentLink>
      {hidden ? (
        <Badge variant="waiting" className="ml-2">
          Hidden
        </Badge>
      ) : null}
      {added ? <Badge className="ml-2">Added</Badge> : null}
    </span>
  );
}

function NodeActions({ node, onStep }: { node: SubcategoryDto; onStep: Options["onStep"] }) {
  return (
    <div className="flex justify-end gap-2 max-md:gap-1">
      {node.parent === null ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Add to ${node.name}`}
          onClick={() => onStep({ kind: "add", group: node })}
        >
          Add
        </Button>
      ) : null}
      {node.count > 0 && !node.fixed ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Move everything in ${node.name}`}
          onClick={() => onStep({ kind: "move", node })}
        >
          Move
        </Button>
      ) : null}
      {node.fixed ? null : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Edit: ${node.name}`}
          onClick={() => onStep({ kind: "edit", node })}
        >
          Edit
        </Button>
      )}
    </div>
  );
}
