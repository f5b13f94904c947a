"use client";

import { createContext, useContext, type ReactNode } from "react";
import { useFavorites, type Favorites } from "./hooks";
import type { FavoriteKind } from "./keys";

const Shared = createContext<Favorites | null>(null);

/** Shares one query subscription across a grid instead of two per card. */
export function SharedFavorites({ kind, children }: { kind?: FavoriteKind; children: ReactNode }) {
  return <Shared value={useFavorites(kind)}>{children}</Shared>;
}

/** Null outside `SharedFavorites`. */
export function useSharedFavorites(): Favorites | null {
  return useContext(Shared);
}
