"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { currentUserQuery } from "@/components/users/hooks";
import {
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  resendConfirmation,
  type ChangeEmailBody,
} from "@/lib/auth/credentials/email.contract";
import { emailCopy } from "@/lib/auth/credentials/email.copy";
import { call } from "@/lib/client/api";
import { profileQuery } from "./hooks";

/** Sends a link to the new address; nothing changes until it's opened. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeEmailBody) => call(changeEmail, { body }),
    onSuccess: (_answer, { email }) => {
      client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, pendingEmail: email });
      toast({ title: "We sent you a link", description: emailCopy.linkSent });
    },
  });
}

export function useResendConfirmation() {
  return useMutation({
    mutationFn: () => call(resendConfirmation, {}),
    onSuccess: ({ message }) => toast({ title: "Check your inbox", description: message }),
    onError: (error) => toastFailure("We couldn’t send the link", error),
  });
}

export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onMutate: () => {
      const before = client.getQueryData(profileQuery.queryKey);
      client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, pendingEmail: null });
      return before;
    },
    onSuccess: () => toast({ title: emailCopy.cancelled }),
    onError: (error, _nothing, before) => {
      client.setQueryData(profileQuery.queryKey, before);
      toastFailure("We couldn’t cancel the change", error);
    },
  });
}

export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(confirmEmail, { body: { token } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true });
      await client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}
