"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { decideAccount, grantRole, type AccountDto } from "@/lib/account/moderation.contract";
import { accountDone } from "@/lib/account/moderation.copy";
import { call } from "@/lib/client/api";
import { displayName } from "@/lib/users/rules";

export type Step = keyof typeof accountDone;
type Decision = {
  account: AccountDto;
  step: Step;
  reason?: string;
  days?: number;
};

function send({ account: { id }, step, reason = "", days }: Decision): Promise<AccountDto> {
  if (step === "admin" || step === "moderator" || step === "customer")
    return call(grantRole, { params: { id }, body: { role: step } });
  const until = days ? new Date(Date.now() + days * 86_400_000).toISOString() : undefined;
  return call(decideAccount, { params: { id, action: step }, body: { reason, until } });
}

export function useDecideAccount() {
  const router = useRouter();
  return useMutation({
    mutationFn: send,
    onSuccess: (account, { step }) => toast({ title: `${displayName(account)} ${accountDone[step]}` }),
    onError: (error, { account }) => toastFailure(`We couldn’t update ${displayName(account)}`, error),
    onSettled: () => router.refresh(),
  });
}
