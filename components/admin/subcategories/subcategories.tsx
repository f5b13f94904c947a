"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import type { SubcategoryDto } from "@/lib/subcategories/contract";
import { formatItemCount, subcategoryHref, type TreeSection } from "@/lib/subcategories/rules";
import { MoveDialog } from "./move-dialog";
import { SubcategoryDialog } from "./subcategory-dialog";

type Asked =
  | { kind: "edit"; node: SubcategoryDto }
  | { kind: "add"; group: SubcategoryDto }
  | { kind: "move"; node: SubcategoryDto };

type Props = { section: TreeSection; tree: readonly SubcategoryDto[] };

export function Subcategories({ section, tree }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const groupOf = ({ parent }: SubcategoryDto) => tree.find(({ path }) => path === parent) ?? null;
  const inGroup = (path: string | null) => tree.filter(({ parent }) => parent === path);
  const countOf = ({ path, parent, count }: SubcategoryDto) =>
    parent === null ? inGroup(path).reduce((sum, part) => sum + part.count, count) : count;
  const columns: readonly DataColumn<SubcategoryDto>[] = [
    {
      id: "name",
      title: "Name",
      headClassName: "w-1/3",
      className: "py-2",
      cell: ({ path, name, parent, hidden, added }) => (
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
      ),
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
      cell: (node) => formatItemCount(section, countOf(node)),
    },
    {
      id: "steps",
      title: "Actions",
      untitled: true,
      className: "py-2 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1",
      cell: (node) => (
        <div className="flex justify-end gap-2 max-md:gap-1">
          {node.parent === null ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Add to ${node.name}`}
              onClick={() => setAsked({ kind: "add", group: node })}
            >
              Add
            </Button>
          ) : null}
          {node.count > 0 && !node.fixed ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Move everything in ${node.name}`}
              onClick={() => setAsked({ kind: "move", node })}
            >
              Move
            </Button>
          ) : null}
          {node.fixed ? null : (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Edit: ${node.name}`}
              onClick={() => setAsked({ kind: "edit", node })}
            >
              Edit
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <>
      <DataTable
        server
        caption="Subcategories"
        rows={tree}
        rowId={({ path }) => path}
        rowProps={() => ({
          className:
            "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:py-2",
        })}
        columns={columns}
      />
      {asked?.kind === "move" ? (
        <MoveDialog section={section} node={asked.node} tree={tree} onClose={close} />
      ) : null}
      {asked?.kind === "edit" ? (
        <SubcategoryDialog
          section={section}
          node={asked.node}
          group={groupOf(asked.node)}
          siblings={inGroup(asked.node.parent)}
          onClose={close}
        />
      ) : null}
      {asked?.kind === "add" ? (
        <SubcategoryDialog
          section={section}
          node={null}
          group={asked.group}
          siblings={inGroup(asked.group.path)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
