"use client";

import { clsx as cx } from "clsx";
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from "react";
import { useListingsById } from "@/components/listings/hooks";
import { useViewed } from "@/components/listings/recent/viewed-store";
import { X } from "@/components/ui/icons";
import { ArrowLeft } from "@/components/ui/deferred-icons";
import { searchCopy } from "@/lib/search/copy";
import { minSuggestionLength } from "@/lib/search/rules";
import { useRecentSearches, useSuggestions } from "./hooks";
import type { PanelState, Option } from "./option";
import { forgetSearch, forgetSearches } from "./recent-searches";
import { SuggestionRow } from "./suggestion-row";
import { recentRows, suggestedRows, viewedRows, type Row } from "./suggestion-rows";
import { useFullScreen } from "./use-full-screen";

type Props = {
  id: string;
  text: string;
  open: PanelState;
  active: string | null;
  onOptions: (options: Option[]) => void;
  onMark: (id: string) => void;
  onChoose: (option: Option) => void;
  onForget: () => void;
  onClose: () => void;
};

const mostViewed = 5;

const scrolling = "overflow-y-auto overscroll-contain";

type RowOptions = { text: string; isOpen: boolean; lifted: boolean };

/** `short` means that the text is too short for suggestions, so that recent searches and listings are listed. */
function useSuggestionRows({ text, isOpen, lifted }: RowOptions) {
  const recent = useRecentSearches();
  const viewed = useViewed();
  const typed = text.trim();
  const { data, isLoading, isWaiting, failed } = useSuggestions(text);
  // A full screen keeps its rows until the first suggestions arrive, so that no row moves under a finger.
  const short = typed.length < minSuggestionLength || (lifted && isWaiting);
  const { data: seen } = useListingsById(viewed.slice(0, mostViewed), { enabled: isOpen && short });
  const [first, second] = useMemo<[Row[], Row[]]>(
    () => (short ? [recentRows(recent), viewedRows(seen ?? [])] : [suggestedRows(typed, data), []]),
    [short, recent, seen, data, typed],
  );
  const rows = useMemo(() => [...first, ...second], [first, second]);
  return { first, second, rows, recent, short, isLoading, failed };
}

export function SuggestionPanel(props: Props) {
  const { id, text, open, active, onOptions, onForget, onClose } = props;
  const inside = useRef<HTMLDivElement>(null);
  const lifted = useFullScreen({ open, inside, onClose });
  const list = useSuggestionRows({ text, isOpen: !!open, lifted });
  const { rows, recent, short, isLoading, failed } = list;

  // A layout effect, so that arrow keys work from the first paint.
  useLayoutEffect(() => onOptions(rows), [rows, onOptions]);
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active, rows]);

  if (!open || (rows.length === 0 && !lifted)) return <div ref={inside} id={`${id}-panel`} hidden />;

  const removable = short && recent.length > 0;
  return (
    <>
      <div
        ref={inside}
        className={cx(
          "flex flex-col text-left",
          lifted
            ? "min-h-0 flex-1 pt-2"
            : "bg-popover border-border shadow-float absolute inset-x-0 top-full z-50 mt-2 max-h-[min(28rem,70vh)] rounded-xl border",
        )}
      >
        {removable ? <RecentHeading onForget={onForget} /> : null}
        {rows.length === 0 ? <p className="text-muted-foreground px-4 py-3">{searchCopy.hint}</p> : null}
        <div className={cx("relative flex min-h-0 p-2", removable && scrolling)}>
          <RowList
            {...props}
            {...list}
            label={short ? "Recent searches" : "Suggestions"}
            className={cx("min-w-0 flex-1", !removable && scrolling)}
          />
          {removable ? <RemoveButtons searches={recent} onForget={onForget} /> : null}
        </div>
        {failed ? <Note>{searchCopy.suggestionsFailed}</Note> : null}
        <span role="status" className="sr-only">
          {isLoading ? "Loading suggestions" : `${rows.length} suggestions`}
        </span>
      </div>
      {lifted ? <BackButton /> : null}
    </>
  );
}

type ListProps = Pick<Props, "id" | "active" | "onMark" | "onChoose"> & {
  first: readonly Row[];
  second: readonly Row[];
  label: string;
  className: string;
};

function RowList({ id, active, onMark, onChoose, first, second, label, className }: ListProps) {
  const listRow = (row: Row) => (
    <SuggestionRow
      key={row.id}
      id={`${id}-${row.id}`}
      row={row}
      marked={row.id === active}
      onMark={() => onMark(row.id)}
      onChoose={() => onChoose(row)}
    />
  );
  return (
    <div
      id={`${id}-panel`}
      role="listbox"
      aria-label={label}
      hidden={first.length + second.length === 0}
      className={className}
    >
      {first.map(listRow)}
      {second.length > 0 ? (
        <div role="group" aria-labelledby={`${id}-viewed`}>
          <p id={`${id}-viewed`} className="text-muted-foreground px-3 pt-3 pb-1 text-sm font-medium">
            Recently viewed
          </p>
          {second.map(listRow)}
        </div>
      ) : null}
    </div>
  );
}

function RecentHeading({ onForget }: { onForget: () => void }) {
  return (
    <div className="flex items-center justify-between px-5 pt-3">
      <span className="text-muted-foreground text-sm font-medium">Recent searches</span>
      <button
        type="button"
        className="text-muted-foreground hover:text-foreground tap-target rounded-md px-2 py-1 text-sm"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          forgetSearches();
          onForget();
        }}
      >
        Clear
      </button>
    </div>
  );
}

type RemoveProps = { searches: readonly string[]; onForget: () => void };

/** Outside the listbox, which may contain only options. */
function RemoveButtons({ searches, onForget }: RemoveProps) {
  return (
    <div className="absolute top-2 right-2">
      {searches.map((search) => (
        <button
          key={search}
          type="button"
          aria-label={`Remove ${search} from recent searches`}
          className="text-muted-foreground hover:text-foreground grid size-11 place-items-center rounded-md"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            forgetSearch(search);
            onForget();
          }}
        >
          <X className="size-4" />
        </button>
      ))}
    </div>
  );
}

function BackButton() {
  return (
    <button
      type="button"
      aria-label="Close search"
      className="absolute left-3 grid size-10 -translate-y-1/2 place-items-center rounded-full"
      onClick={() => history.back()}
    >
      <ArrowLeft />
    </button>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-muted-foreground px-5 pb-3 text-sm">{children}</p>;
}
