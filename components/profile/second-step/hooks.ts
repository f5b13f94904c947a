"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast-store";
import {
  confirmSecondStep,
  disableSecondStep,
  enrolSecondStep,
  getSecondStep,
  renewRecoveryCodes,
} from "@/lib/auth/credentials/second-step.contract";
import { call } from "@/lib/client/api";
import { profileKeys } from "../keys";

export const secondStepQuery = queryOptions({
  queryKey: profileKeys.secondStep,
  queryFn: () => call(getSecondStep, {}),
});

export function useEnroll() {
  return useMutation({ mutationFn: (password: string) => call(enrolSecondStep, { body: { password } }) });
}

export function useConfirm() {
  return useMutation({ mutationFn: (code: string) => call(confirmSecondStep, { body: { code } }) });
}

export function useRenewCodes() {
  return useMutation({
    mutationFn: (body: { password: string; code: string }) => call(renewRecoveryCodes, { body }),
  });
}

export function useDisable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string; code: string }) => call(disableSecondStep, { body }),
    onSuccess: (secondStep) => {
      client.setQueryData(secondStepQuery.queryKey, secondStep);
      toast({ title: "Two-step sign-in is off" });
    },
  });
}

export function useRefreshSecondStep(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: secondStepQuery.queryKey });
}
