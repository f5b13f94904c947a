"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { createApiKey, listApiKeys, revokeApiKey, type NewApiKey } from "@/lib/auth/keys/keys.contract";
import { keyCopy } from "@/lib/auth/keys/keys.copy";
import { call } from "@/lib/client/api";
import { profileKeys } from "../keys";

export const apiKeysQuery = queryOptions({
  queryKey: profileKeys.apiKeys,
  queryFn: () => call(listApiKeys, {}),
});

export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiKey) => call(createApiKey, { body }),
    // Drops the key from memory once it is no longer shown.
    gcTime: 0,
    onSuccess: ({ apiKey }) =>
      client.setQueryData(apiKeysQuery.queryKey, (keys) => [apiKey, ...(keys ?? [])]),
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeApiKey, { params: { id } }),
    onSuccess: (_answer, id) => {
      client.setQueryData(apiKeysQuery.queryKey, (keys) => keys?.filter((key) => key.id !== id));
      toast({ title: keyCopy.revoked });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
      toastFailure("We couldn’t revoke that key", error);
    },
  });
}
