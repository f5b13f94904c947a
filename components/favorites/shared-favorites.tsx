"use client";

import { createContext, useContext, type ReactNode } from "react";
import { useFavorites, type Favorites } from "./hooks";

const Shared = createContext<Favorites | null>(null);

/** Shares one query subscription across a grid instead of two per card. */
export function SharedFavorites({ children }: { children: ReactNode }) {
  return <Shared value={useFavorites()}>{children}</Shared>;
}

/** Null outside `SharedFavorites`. */
export function useSharedFavorites(): Favorites | null {
  return useContext(Shared);
}
