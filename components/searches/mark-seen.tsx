"use client";

import { useEffect } from "react";
import { call } from "@/lib/client/api";
import { updateSavedSearch } from "@/lib/searches/contract";

export function MarkSeen({ id }: { id: string }) {
  useEffect(() => {
    // On failure it stays marked as new until the next visit.
    call(updateSavedSearch, { params: { id }, body: { seen: true } }).catch(() => undefined);
  }, [id]);
  return null;
}
