"use client";

import { useState } from "react";
import { DataTable } from "@/components/ui/data-table";
import type { SubcategoryDto } from "@/lib/subcategories/contract";
import type { TreeSection } from "@/lib/subcategories/rules";
import { MoveDialog } from "./move-dialog";
import { subcategoryColumns, type SubcategoryStep } from "./subcategory-columns";
import { SubcategoryDialog } from "./subcategory-dialog";

type Props = { section: TreeSection; tree: readonly SubcategoryDto[] };

export function Subcategories({ section, tree }: Props) {
  const [step, setStep] = useState<SubcategoryStep | null>(null);
  const close = () => setStep(null);
  const inGroup = (path: string | null) => tree.filter(({ parent }) => parent === path);
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
        columns={subcategoryColumns({ section, tree, onStep: setStep })}
      />
      {step?.kind === "move" ? (
        <MoveDialog section={section} node={step.node} tree={tree} onClose={close} />
      ) : null}
      {step?.kind === "edit" ? (
        <SubcategoryDialog
          section={section}
          node={step.node}
          group={tree.find(({ path }) => path === step.node.parent) ?? null}
          siblings={inGroup(step.node.parent)}
          onClose={close}
        />
      ) : null}
      {step?.kind === "add" ? (
        <SubcategoryDialog
          section={section}
          node={null}
          group={step.group}
          siblings={inGroup(step.group.path)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
