"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import { getLiveVisitors } from "@/lib/visits/statistics.contract";
import { visitKeys } from "../keys";

const refetchIntervalMs = 15_000;

export function useLiveVisitors() {
  return useQuery({
    queryKey: visitKeys.live,
    queryFn: ({ signal }) => call(getLiveVisitors, {}, { signal }),
    refetchInterval: refetchIntervalMs,
  });
}
