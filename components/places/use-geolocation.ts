"use client";

import { useState } from "react";
import type { PlaceDto } from "@/lib/places/contract";

type State = { isFinding: boolean; error: string | null };

export function useGeolocation(onFound: (place: PlaceDto) => void) {
  const [state, setState] = useState<State>({ isFinding: false, error: null });

  async function find(): Promise<void> {
    setState({ isFinding: true, error: null });
    const { locate } = await import("./locate");
    const found = await locate();
    setState({ isFinding: false, error: typeof found === "string" ? found : null });
    if (typeof found !== "string") onFound(found);
  }

  return { ...state, find };
}
