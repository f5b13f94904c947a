"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Table, TableBody, TableBulkBar, TableHead, TableHeader } from "@/components/ui/table";
import type { ReviewedVendorDto } from "@/lib/vendors/review/contract";
import { vendorSteps, type VendorAction } from "@/lib/vendors/review/rules";
import { useDecide } from "./hooks";
import { ReasonDialog, type ReasonAction } from "./reason-dialog";
import { actionsOf, VendorRow } from "./vendor-row";

type Asking = { action: ReasonAction; vendors: ReviewedVendorDto[] };

const actionKeys: Record<string, VendorAction> = {
  a: "approve",
  r: "reject",
  s: "suspend",
  l: "reinstate",
};

/** The vendors of one page, to be decided on one by one, together, or by keyboard. */
export function VendorQueue({ vendors }: { vendors: readonly ReviewedVendorDto[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const nextFocus = useRef<string>(undefined);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { mutate, isPending } = useDecide((done) => {
    setChosen((ids) => new Set([...ids].filter((id) => !done.includes(id))));
  });

  // A decided vendor leaves at once; the one that comes back with the refreshed page has another `updatedAt`.
  const shown = vendors.filter((vendor) => !decided.has(keyOf(vendor)));
  const waiting = shown.filter(({ status }) => status === "pending");
  const selected = waiting.filter(({ id }) => chosen.has(id));
  const tabbable = shown.some(({ id }) => id === active) ? active : shown[0]?.id;

  // After the dialog is gone, whose rows behind it could not be focused.
  useEffect(() => {
    if (asking) return;
    focusRow(nextFocus.current);
    nextFocus.current = undefined;
  });

  function decide(targets: ReviewedVendorDto[], action: VendorAction, reason = ""): void {
    if (targets.length === 0 || isPending) return;
    if (vendorSteps[action].needsReason && !reason) {
      setAsking({ action: action === "suspend" ? "suspend" : "reject", vendors: targets });
      return;
    }
    setAsking(null);
    nextFocus.current = besideOf(targets);
    setDecided((keys) => new Set([...keys, ...targets.map(keyOf)]));
    mutate(
      { vendors: targets, action, reason },
      {
        onSuccess: ({ done }) => {
          const failed = targets.filter(({ id }) => !done.includes(id)).map(keyOf);
          setDecided((keys) => new Set([...keys].filter((key) => !failed.includes(key))));
        },
      },
    );
  }

  /** The row that takes the focus of those that leave. */
  function besideOf(targets: ReviewedVendorDto[]): string | undefined {
    const leaving = targets.map(({ id }) => id);
    const at = shown.findIndex(({ id }) => id === targets.at(-1)?.id);
    const beside = [...shown.slice(at + 1), ...shown.slice(0, at).reverse()];
    return beside.find(({ id }) => !leaving.includes(id))?.id;
  }

  function focusRow(id: string | undefined): void {
    if (!id) return;
    body.current?.querySelector<HTMLElement>(`[data-vendor="${id}"]`)?.focus();
  }

  function select(id: string, on: boolean): void {
    setChosen((ids) => new Set(on ? [...ids, id] : [...ids].filter((other) => other !== id)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = shown.findIndex(({ id }) => id === active);
    const vendor = shown[at];
    if (!vendor) return;
    const key = event.key.toLowerCase();
    const step = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }[key];
    const action = actionKeys[key];
    if (step) focusRow(shown[at + step]?.id);
    else if (key === "x" && vendor.status === "pending") select(vendor.id, !chosen.has(vendor.id));
    else if (action && actionsOf(vendor.status).includes(action)) decide([vendor], action);
    else return;
    event.preventDefault();
  }

  return (
    <div onKeyDown={asking ? undefined : onKeyDown}>
      <Table caption="Vendors">
        <TableHeader>
          <tr>
            <TableHead>
              {waiting.length > 0 ? (
                <Checkbox
                  aria-label="Select all that wait"
                  checked={selected.length === waiting.length}
                  ref={(box) => {
                    if (box) box.indeterminate = selected.length > 0 && selected.length < waiting.length;
                  }}
                  onChange={(event) =>
                    setChosen(new Set(event.target.checked ? waiting.map(({ id }) => id) : []))
                  }
                />
              ) : (
                <span className="sr-only">Selection</span>
              )}
            </TableHead>
            <TableHead className="w-full">Business</TableHead>
            <TableHead>Owner</TableHead>
            <TableHead>Submitted</TableHead>
            <TableHead>State</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </tr>
        </TableHeader>
        <TableBody ref={body}>
          {shown.map((vendor) => (
            <VendorRow
              key={vendor.id}
              vendor={vendor}
              selected={selected.includes(vendor)}
              tabbable={vendor.id === tabbable}
              pending={isPending}
              onFocus={() => setActive(vendor.id)}
              onSelect={(on) => select(vendor.id, on)}
              onAction={(action) => decide([vendor], action)}
            />
          ))}
        </TableBody>
      </Table>
      <TableBulkBar count={selected.length}>
        <Button size="sm" disabled={isPending} onClick={() => decide(selected, "approve")}>
          Approve {selected.length}
        </Button>
        <Button size="sm" variant="secondary" disabled={isPending} onClick={() => decide(selected, "reject")}>
          Reject {selected.length}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setChosen(new Set())}>
          Clear
        </Button>
      </TableBulkBar>
      {asking ? (
        <ReasonDialog
          key={`${asking.action}-${asking.vendors.map(({ id }) => id).join()}`}
          action={asking.action}
          subject={
            asking.vendors.length === 1
              ? (asking.vendors[0]?.businessName ?? "")
              : `${asking.vendors.length} vendors`
          }
          open
          onClose={() => {
            nextFocus.current = active ?? undefined;
            setAsking(null);
          }}
          onReason={(reason) => decide(asking.vendors, asking.action, reason)}
        />
      ) : null}
    </div>
  );
}

function keyOf({ id, updatedAt }: ReviewedVendorDto): string {
  return `${id} ${updatedAt}`;
}
