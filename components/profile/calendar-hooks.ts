"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { deleteFeed, getFeed, renewFeed } from "@/lib/appointments/feed.contract";
import { call } from "@/lib/client/api";
import { profileKeys } from "./keys";

export const feedQuery = queryOptions({ queryKey: profileKeys.calendar, queryFn: () => call(getFeed, {}) });

export function useRenewFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewFeed, {}),
    // Drops the address from memory once it is no longer shown.
    gcTime: 0,
    onSuccess: ({ since }) => client.setQueryData(feedQuery.queryKey, { since }),
    onError: (error) => toastFailure("We couldn’t create the address", error),
  });
}

export function useDeleteFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteFeed, {}),
    onSuccess: () => {
      client.setQueryData(feedQuery.queryKey, { since: null });
      toast({ title: "Calendar subscription turned off" });
    },
    onError: (error) => toastFailure("We couldn’t turn it off", error),
  });
}
