"use client";

import { useEffect } from "react";
import { call } from "@/lib/client/api";
import { updateSavedSearch } from "@/lib/searches/contract";

export function MarkSeen({ id }: { id: string }) {
  useEffect(() => {
    // Without an answer it stays new, and the next visit says so again.
    call(updateSavedSearch, { params: { id }, body: { seen: true } }).catch(() => undefined);
  }, [id]);
  return null;
}
