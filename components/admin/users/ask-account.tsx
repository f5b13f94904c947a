"use client";

import type { AccountDto } from "@/lib/account/moderation.contract";
import { displayName } from "@/lib/users/rules";
import { StepDialog, SuspendDialog } from "./ask-dialog";
import { useDecideAccount, type Step } from "./hooks";

type Props = { account: AccountDto; step: Step; onClose: () => void };

export function AskAccount({ account, step, onClose }: Props) {
  const { mutate } = useDecideAccount();
  const name = displayName(account);

  function decide(suspension: { reason?: string; days?: number } = {}): void {
    onClose();
    mutate({ account, step, ...suspension });
  }

  if (step === "suspend") return <SuspendDialog name={name} onClose={onClose} onSuspend={decide} />;
  return <StepDialog name={name} step={step} onClose={onClose} onSure={() => decide()} />;
}
