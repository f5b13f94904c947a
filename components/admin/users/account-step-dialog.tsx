"use client";

import type { AccountDto } from "@/lib/account/moderation.contract";
import { displayName } from "@/lib/users/rules";
import { StepDialog, SuspendDialog } from "./ask-dialog";
import { useDecideAccount, type Step } from "./hooks";

type Props = { account: AccountDto; step: Step; onClose: () => void };

export function AccountStepDialog({ account, step, onClose }: Props) {
  const { mutate } = useDecideAccount();
  const person = { name: displayName(account), isVendor: account.role === "vendor" };

  function decide(suspension: { reason?: string; days?: number } = {}): void {
    onClose();
    mutate({ account, step, ...suspension });
  }

  if (step === "suspend") return <SuspendDialog {...person} onClose={onClose} onSuspend={decide} />;
  return <StepDialog {...person} step={step} onClose={onClose} onSure={() => decide()} />;
}
