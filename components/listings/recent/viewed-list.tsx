"use client";

import { useState, useSyncExternalStore, type ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Clock } from "@/components/ui/icons";
import { hrefs } from "@/lib/shared/hrefs";
import { useCurrentUser } from "@/components/users/hooks";
import { useListingsById } from "../hooks";
import { ListingGrid, ListingGridSkeleton } from "../listing-grid";
import { clearViewed, restoreViewed, useViewed } from "./viewed-store";

const neverChanges = () => () => undefined;

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

type ClearedList = { ids: readonly string[]; by: string | null };

export function ViewedList() {
  const viewed = useViewed();
  const isRead = useIsHydrated();
  const me = useCurrentUser().user?.id ?? null;
  const [cleared, setCleared] = useState<ClearedList>({ ids: [], by: null });
  // Undo is limited to the person who cleared the list.
  const undone = cleared.by === me ? cleared.ids : [];

  function clear(): void {
    setCleared({ ids: viewed, by: me });
    clearViewed();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl font-bold md:text-3xl">Recently viewed</h1>
        {viewed.length > 0 ? (
          <Button variant="secondary" onClick={clear}>
            Clear
          </Button>
        ) : null}
      </div>
      <noscript>
        <p>Turn on JavaScript to see the listings you viewed on this device.</p>
      </noscript>
      <div className="grid gap-4 noscript:hidden">
        {isRead && viewed.length === 0 ? (
          <NothingViewed isCleared={undone.length > 0} onUndo={() => restoreViewed(undone)} />
        ) : (
          <ViewedListings ids={viewed} />
        )}
      </div>
    </>
  );
}

type NothingProps = { isCleared: boolean; onUndo: () => void };

function NothingViewed({ isCleared, onUndo }: NothingProps) {
  return (
    <EmptyState icon={Clock} title={isCleared ? "History cleared" : "Nothing viewed yet"}>
      <p role="status" className="text-muted-foreground">
        {isCleared
          ? "This device no longer remembers the listings you viewed."
          : "Listings you look at on this device show up here, so you can find them again."}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {isCleared ? (
          <Button variant="secondary" onClick={onUndo}>
            Undo
          </Button>
        ) : null}
        <ButtonLink href={hrefs.search()}>Browse listings</ButtonLink>
      </div>
    </EmptyState>
  );
}

function ViewedListings({ ids }: { ids: readonly string[] }) {
  const { data, isError, isFetching, refetch } = useListingsById(ids, { enabled: true });
  if (isError && !isFetching)
    return (
      <Notice words="We couldn’t load these listings right now.">
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  if (!data) return <ListingGridSkeleton count={ids.length || undefined} />;
  if (data.length === 0)
    return (
      <Notice words="The listings you viewed are no longer available.">
        <ButtonLink href={hrefs.search()}>Browse listings</ButtonLink>
      </Notice>
    );
  return <ListingGrid listings={data} level={2} leading />;
}

function Notice({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-12 text-center">
      <p>{words}</p>
      {children}
    </div>
  );
}
