"use client";

import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectAll } from "@/components/ui/choose-all";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { CircleCheck } from "@/components/ui/icons";
import { PillLinks } from "@/components/ui/pill-links";
import type { BulkAction } from "@/lib/listings/desk/bulk.rules";
import type { OwnerAction } from "@/lib/listings/desk/lifecycle.rules";
import type { FeaturedUse } from "@/lib/listings/desk/limits.rules";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { deskSortNames, deskSorts } from "@/lib/vendors/desk/desk.rules";
import { cardOfFacts } from "../listings-table";
import { bulkWords, doneNames, type BulkChoice } from "./actions";
import { BulkActions } from "./bulk-part";
import { FinalDialog, isFinal, type FinalActionName } from "./final-dialog";
import { useAct, useBulk } from "./hooks";
import { managedColumns } from "./managed-columns";
import { Panels, type OpenPanel } from "./panels";
import { RowMenu } from "./row-menu";
import { deskHref, type DeskView } from "./sorting";

type Props = {
  listings: readonly DeskListingDto[];
  view: DeskView;
  featured: FeaturedUse;
};
type FinalAction = { listing: DeskListingDto; action: FinalActionName };
type CompletedAction = { ids: string[]; action: BulkAction };

function useListingManager({ listings, view, featured }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [round, setRound] = useState(0);
  const [final, setFinal] = useState<FinalAction | null>(null);
  const [done, setDone] = useState<CompletedAction | null>(null);
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const { mutate: act } = useAct();
  const canFeature = featured.limit > 0;
  const many = useBulk((ids, action) => {
    setRound((last) => last + 1);
    setChosen(new Set());
    setDone(ids.length > 0 ? { ids, action } : null);
  });
  const selected = listings.filter(({ id }) => chosen.has(id));

  // Stable columns let rows skip rendering.
  const columns = useMemo(() => {
    const choose: ActionHandler = (listing, action) => {
      setDone(null);
      if (isFinal(action)) setFinal({ listing, action });
      else act({ listing, action });
    };
    return [...managedColumns(view), menuColumn(canFeature, choose, setPanel)];
  }, [view, canFeature, act]);

  function confirmFinal(action: FinalAction): void {
    act(action);
    setFinal(null);
  }

  return { selected, setChosen, round, final, setFinal, confirmFinal, done, panel, setPanel, many, columns };
}

export function ListingManager(props: Props) {
  const { listings, view, featured } = props;
  const { selected, setChosen, round, final, setFinal, confirmFinal, done, panel, setPanel, many, columns } =
    useListingManager(props);
  return (
    <div className="grid gap-4">
      <DoneLine done={done} onUndo={(action, ids) => many.mutate({ action, ids })} />
      <ListHead
        view={view}
        count={listings.length}
        chosen={selected.length}
        onSelectAll={(on) => setChosen(new Set(on ? listings.map(({ id }) => id) : []))}
      />
      <DataTable
        server
        caption="Your listings"
        rows={listings}
        rowId={({ id }) => id}
        rowProps={() => ({ className: cardOfFacts })}
        selection={{
          selected: selected.map(({ id }) => id),
          canSelect: () => true,
          nameOf: ({ title }) => title || "the draft",
          allLabel: "Select all on this page",
          className: "max-md:right-14",
          onChange: (ids) => setChosen(new Set(ids)),
        }}
        columns={columns}
      />
      <BulkActions
        key={round}
        selected={selected}
        featured={featured}
        pending={many.isPending}
        onClear={() => setChosen(new Set())}
        onConfirm={(change) => many.mutate(change)}
      />
      {final ? (
        <FinalDialog {...final} onClose={() => setFinal(null)} onConfirm={() => confirmFinal(final)} />
      ) : null}
      <Panels open={panel} onClose={() => setPanel(null)} />
    </div>
  );
}

type HeadProps = {
  view: DeskView;
  count: number;
  chosen: number;
  onSelectAll: (on: boolean) => void;
};

/** On phones the rows are cards and the table has no head; a tablet has no room for all columns. */
function ListHead({ view, count, chosen, onSelectAll }: HeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:hidden">
      <PillLinks
        label="Sort your listings"
        links={deskSorts.map((name) => ({
          name: deskSortNames[name],
          href: deskHref({ ...view, sort: name }),
          current: name === view.sort,
        }))}
      />
      <label className="flex min-h-11 items-center gap-3 text-sm font-semibold md:hidden">
        <SelectAll label="Select all on this page" of={count} chosen={chosen} onChange={onSelectAll} />
        Select all on this page
      </label>
    </div>
  );
}

type ActionHandler = (listing: DeskListingDto, action: OwnerAction | "delete") => void;

function menuColumn(
  canFeature: boolean,
  choose: ActionHandler,
  open: (panel: OpenPanel) => void,
): DataColumn<DeskListingDto> {
  return {
    id: "menu",
    title: "Actions",
    untitled: true,
    className: "max-md:absolute max-md:top-1.5 max-md:right-2",
    cell: (listing) => (
      <RowMenu
        listing={listing}
        canFeature={canFeature}
        onAction={(action) => choose(listing, action)}
        onOpen={(panel) => open({ listing, panel })}
      />
    ),
  };
}

type DoneProps = { done: CompletedAction | null; onUndo: (action: BulkAction, ids: string[]) => void };

function DoneLine({ done, onUndo }: DoneProps) {
  const undo = done && done.action in bulkWords ? bulkWords[done.action as BulkChoice].undo : undefined;
  return (
    <div role="status" className="empty:hidden">
      {done ? (
        <p className="bg-trust-soft flex flex-wrap items-center gap-3 rounded-md px-4 py-2">
          <CircleCheck className="text-trust" />
          {done.ids.length === 1 ? "1 listing" : `${done.ids.length} listings`}: {doneNames[done.action]}
          {undo ? (
            <Button size="sm" variant="secondary" onClick={() => onUndo(undo, done.ids)}>
              Undo
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
