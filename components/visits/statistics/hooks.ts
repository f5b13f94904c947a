"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import { getLiveVisitors } from "@/lib/visits/statistics.contract";
import { visitKeys } from "../keys";

/** Asked again while somebody looks. */
const refetchIntervalMs = 15_000;

export function useLiveVisitors() {
  return useQuery({
    queryKey: visitKeys.live,
    queryFn: ({ signal }) => call(getLiveVisitors, {}, { signal }),
    refetchInterval: refetchIntervalMs,
  });
}
