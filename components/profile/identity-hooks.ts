"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import {
  listIdentities,
  removeIdentity,
  type RemoveIdentityBody,
} from "@/lib/auth/credentials/identities.contract";
import { identityCopy } from "@/lib/auth/credentials/identities.copy";
import { call } from "@/lib/client/api";
import { useRefreshDevices } from "./hooks";
import { profileKeys } from "./keys";

export const identitiesQuery = queryOptions({
  queryKey: profileKeys.identities,
  queryFn: () => call(listIdentities, {}),
});

export function useRemoveIdentity(id: string) {
  const client = useQueryClient();
  const refreshDevices = useRefreshDevices();
  return useMutation({
    mutationFn: (body: RemoveIdentityBody) => call(removeIdentity, { params: { id }, body }),
    onSuccess: () => {
      client.setQueryData(identitiesQuery.queryKey, (identities) =>
        identities?.filter((identity) => identity.id !== id),
      );
      refreshDevices();
      toast({ title: identityCopy.removed });
    },
  });
}
