"use client";

import { createContext, useContext, type ReactNode } from "react";
import { useFavorites, type Favorites } from "./hooks";

const Shared = createContext<Favorites | null>(null);

/** Asks once for all hearts inside it what is saved: one look at the answers for a grid, not two for each card. */
export function SharedFavorites({ children }: { children: ReactNode }) {
  return <Shared value={useFavorites()}>{children}</Shared>;
}

/** What the nearest SharedFavorites knows; null outside of one. */
export function useSharedFavorites(): Favorites | null {
  return useContext(Shared);
}
