"use client";

import { clsx as cx } from "clsx";
import { Clock, Search } from "@/components/ui/icons";
import { ArrowRight } from "@/components/ui/more-icons";
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from "react";
import { searchCopy } from "@/lib/search/copy";
import { maxSuggestions, minSuggestionLength } from "@/lib/search/rules";
import { formatPrice } from "@/lib/shared/money";
import { useRecentSearches, useSuggestions } from "./hooks";
import { forgetSearches } from "./recent-searches";
import type { Option } from "./option";

type Row = Option & { icon: "recent" | "search" | "listing" | "all"; image?: string; note?: string };

type Props = {
  id: string;
  text: string;
  open: boolean;
  /** Id of the marked row. */
  active: string | null;
  onOptions: (options: Option[]) => void;
  onMark: (id: string) => void;
  onChoose: (option: Option) => void;
  onForget: () => void;
};

function searchHref(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`;
}

/** Recent searches while the field is (nearly) empty, suggestions and listings from the second character on. */
export function SuggestionPanel({ id, text, open, active, onOptions, onMark, onChoose, onForget }: Props) {
  const recent = useRecentSearches();
  const { data, isLoading, failed } = useSuggestions(text);
  const typed = text.trim();
  const short = typed.length < minSuggestionLength;

  const rows = useMemo<Row[]>(() => {
    if (short) {
      return recent.map((item, index) => ({
        id: `recent-${index}`,
        icon: "recent",
        text: item,
        href: searchHref(item),
      }));
    }
    const words: Row[] = (data?.suggestions ?? []).slice(0, maxSuggestions).map((item, index) => ({
      id: `word-${index}`,
      icon: "search",
      text: item,
      href: searchHref(item),
    }));
    const listings: Row[] = (data?.listingSuggestions ?? []).slice(0, maxSuggestions).map((listing) => ({
      id: `listing-${listing.id}`,
      icon: "listing",
      text: listing.title,
      href: `/listings/${listing.id}`,
      image: listing.images[0],
      note: formatPrice(listing.price),
    }));
    const all: Row = { id: "all", icon: "all", text: typed, href: searchHref(typed) };
    return [...words, ...listings, all];
  }, [short, recent, data, typed]);

  // Before the rows are seen: an arrow pressed right then must find them.
  useLayoutEffect(() => onOptions(rows), [rows, onOptions]);
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active, rows]);

  if (!open || rows.length === 0) return <div id={`${id}-panel`} hidden />;

  return (
    <div className="bg-popover border-border shadow-float absolute inset-x-0 top-full z-50 mt-2 flex max-h-[min(28rem,70vh)] flex-col rounded-xl border text-left">
      {short ? (
        <div className="flex items-center justify-between px-5 pt-3">
          <span className="text-muted-foreground text-sm font-medium">Recent searches</span>
          <button
            type="button"
            className="text-muted-foreground hover:text-foreground rounded-md px-2 py-1 text-sm"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              forgetSearches();
              onForget();
            }}
          >
            Clear
          </button>
        </div>
      ) : null}
      <div
        id={`${id}-panel`}
        role="listbox"
        aria-label={short ? "Recent searches" : "Suggestions"}
        className="min-h-0 overflow-y-auto p-2"
      >
        {rows.map((row) => (
          <div
            key={row.id}
            id={`${id}-${row.id}`}
            role="option"
            aria-selected={row.id === active}
            className={cx(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2",
              row.id === active && "bg-accent",
              row.icon === "all" && "text-primary font-medium",
            )}
            onMouseMove={() => onMark(row.id)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(row)}
          >
            <RowIcon row={row} />
            <span className="min-w-0 flex-1 truncate">
              {row.icon === "all" ? searchCopy.viewAll : row.text}
            </span>
            {row.note ? (
              <span className="text-muted-foreground shrink-0 text-sm tabular-nums">{row.note}</span>
            ) : null}
          </div>
        ))}
      </div>
      {failed ? <Note>{searchCopy.suggestionsFailed}</Note> : null}
      <span role="status" className="sr-only">
        {isLoading ? "Loading suggestions" : `${rows.length} suggestions`}
      </span>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-muted-foreground px-5 pb-3 text-sm">{children}</p>;
}

function RowIcon({ row }: { row: Row }) {
  if (row.icon === "listing" && row.image) {
    return (
      <img
        src={row.image.replace("-640.", "-320.")}
        alt=""
        width={48}
        height={36}
        className="rounded-md object-cover"
      />
    );
  }
  const Icon = row.icon === "recent" ? Clock : row.icon === "all" ? ArrowRight : Search;
  return <Icon aria-hidden className="text-muted-foreground size-5 shrink-0" />;
}
