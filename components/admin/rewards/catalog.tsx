"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type { CatalogItemDto } from "@/lib/rewards/catalog.contract";
import { kindNames } from "@/lib/rewards/catalog.rules";
import { formatPoints } from "@/lib/rewards/rules";
import { formatPrice } from "@/lib/shared/money";
import { CatalogDialog } from "./catalog-dialog";

function worthOf({ kind, value }: CatalogItemDto): string {
  return kind === "voucher" ? formatPrice(value) : `${value} ${value === 1 ? "day" : "days"}`;
}

const columns: readonly DataColumn<CatalogItemDto>[] = [
  {
    id: "name",
    title: "Reward",
    headClassName: "w-full",
    className: "py-2.5",
    cell: ({ name, description }) => (
      <>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted-foreground wrap-anywhere">{description}</p>
      </>
    ),
  },
  { id: "kind", title: "Kind", className: "whitespace-nowrap", cell: ({ kind }) => kindNames[kind] },
  { id: "worth", title: "Worth", numeric: true, className: "whitespace-nowrap", cell: worthOf },
  {
    id: "points",
    title: "Points",
    numeric: true,
    className: "whitespace-nowrap",
    cell: ({ points }) => formatPoints(points),
  },
  {
    id: "offered",
    title: "Status",
    label: false,
    cell: ({ active }) => (
      <Badge variant={active ? "trust" : "neutral"}>{active ? "Offered" : "Not offered"}</Badge>
    ),
  },
];

export function RewardCatalog({ items }: { items: readonly CatalogItemDto[] }) {
  const [editing, setEditing] = useState<CatalogItemDto | "new" | null>(null);
  return (
    <section aria-labelledby="catalog" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="catalog" className="text-lg font-semibold">
          Rewards people can choose
        </h2>
        <Button variant="secondary" onClick={() => setEditing("new")}>
          Add reward
        </Button>
      </div>
      <DataTable
        server
        caption="Rewards people can choose"
        rows={items}
        rowId={({ id }) => id}
        columns={[
          ...columns,
          {
            id: "edit",
            title: "Actions",
            untitled: true,
            className: "py-2 md:text-right",
            cell: (item) => (
              <Button
                size="sm"
                variant="secondary"
                className="max-md:h-11 max-md:w-full"
                aria-label={`Edit: ${item.name}`}
                onClick={() => setEditing(item)}
              >
                Edit
              </Button>
            ),
          },
        ]}
      />
      {editing ? (
        <CatalogDialog item={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
    </section>
  );
}
