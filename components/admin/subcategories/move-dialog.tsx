"use client";

import { useState, type SyntheticEvent } from "react";
import { SelectField } from "@/components/forms/select-field";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SubcategoryDto } from "@/lib/subcategories/contract";
import { countedThings, type TreeSection } from "@/lib/subcategories/rules";
import { useMoveSubcategory } from "./hooks";

type Props = {
  section: TreeSection;
  node: SubcategoryDto;
  /** The whole section. */
  tree: readonly SubcategoryDto[];
  onClose: () => void;
};

/** Asks where what is in a subcategory goes, and moves all of it. */
export function MoveDialog({ section, node, tree, onClose }: Props) {
  const [to, setTo] = useState("");
  const { mutate, isPending, error, moved } = useMoveSubcategory();
  const targets = tree.filter(({ hidden, path }) => !hidden && path !== node.path);
  const things = countedThings(section, node.count);

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isPending && to) mutate({ section, from: node.path, to }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Move ${things} from ${node.name}`}
    >
      <form noValidate className="grid gap-4" onSubmit={onSubmit}>
        <p className="text-muted-foreground">
          Drafts and everything else in any status move too. Owners don’t get an email.
        </p>
        <SelectField
          label="Move to"
          data-autofocus
          value={to}
          onChange={(event) => setTo(event.target.value)}
        >
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
            Moved {countedThings(section, moved, true)} so far…
          </p>
        ) : null}
        {error ? (
          <Alert variant="harm" role="alert">
            <p>{errorText(error, `Not everything was moved. ${tryAgain}`)}</p>
          </Alert>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} disabled={!to}>
            Move {things}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
