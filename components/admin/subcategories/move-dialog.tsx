"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/select-field";
import { tryAgain } from "@/components/forms/server-errors";
import type { SubcategoryDto } from "@/lib/subcategories/contract";
import { formatItemCount, type TreeSection } from "@/lib/subcategories/rules";
import { useMoveSubcategory } from "./hooks";

type Props = {
  section: TreeSection;
  node: SubcategoryDto;
  tree: readonly SubcategoryDto[];
  onClose: () => void;
};

export function MoveDialog({ section, node, tree, onClose }: Props) {
  const [to, setTo] = useState("");
  const { mutate, isPending, error, moved } = useMoveSubcategory();
  const targets = tree.filter(({ hidden, path }) => !hidden && path !== node.path);
  const things = formatItemCount(section, node.count);

  return (
    <FormDialog
      title={`Move ${things} from ${node.name}`}
      button={`Move ${things}`}
      pending={isPending}
      disabled={!to}
      error={error}
      failure={`Not everything was moved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={() => mutate({ section, from: node.path, to }, { onSuccess: onClose })}
    >
      <p className="text-muted-foreground">
        Everything moves, whatever its status, drafts included. We don’t email the owners.
      </p>
      <SelectField label="Move to" data-autofocus value={to} onChange={(event) => setTo(event.target.value)}>
        <option value="">Choose a subcategory</option>
        {targets
          .filter(({ parent }) => parent === null)
          .map((group) => (
            <optgroup key={group.path} label={group.name}>
              <option value={group.path}>
                {group.name}
                {section === "jobs" ? " (no subcategory)" : " (all)"}
              </option>
              {targets
                .filter(({ parent }) => parent === group.path)
                .map(({ path, name }) => (
                  <option key={path} value={path}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
      </SelectField>
      {isPending && moved > 0 ? (
        <p role="status" className="text-muted-foreground text-sm">
          Moved {formatItemCount(section, moved, true)} so far…
        </p>
      ) : null}
    </FormDialog>
  );
}
