"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { runCeremony } from "@/components/auth/passkey-hooks";
import { toast } from "@/components/ui/toast-store";
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  type StepUpBody,
} from "@/lib/auth/credentials/passkeys.contract";
import { passkeyCopy } from "@/lib/auth/credentials/passkeys.copy";
import { call } from "@/lib/client/api";
import { useRefreshDevices } from "../hooks";
import { profileKeys } from "../keys";

export const passkeysQuery = queryOptions({
  queryKey: profileKeys.passkeys,
  queryFn: () => call(listPasskeys, {}),
});

async function createPasskey({ name, stepUp }: { name: string; stepUp: StepUpBody }) {
  const { browserSupportsWebAuthn, startRegistration } = await import("@simplewebauthn/browser");
  const { id, rawId, response } = await runCeremony(browserSupportsWebAuthn(), async () =>
    startRegistration({ optionsJSON: await call(beginPasskey, { body: stepUp }) }),
  );
  const credential = { id, rawId, type: "public-key" as const, response };
  return call(addPasskey, { body: { name, credential } });
}

export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createPasskey,
    onSuccess: (added) => {
      client.setQueryData(passkeysQuery.queryKey, (passkeys) => [...(passkeys ?? []), added]);
      toast({ title: passkeyCopy.added });
    },
  });
}

export function useRemovePasskey(id: string) {
  const client = useQueryClient();
  const refreshDevices = useRefreshDevices();
  return useMutation({
    mutationFn: (body: StepUpBody) => call(removePasskey, { params: { id }, body }),
    onSuccess: () => {
      client.setQueryData(passkeysQuery.queryKey, (passkeys) =>
        passkeys?.filter((passkey) => passkey.id !== id),
      );
      refreshDevices();
      toast({ title: passkeyCopy.removed });
    },
  });
}
