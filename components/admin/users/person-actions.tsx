"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { AccountDto } from "@/lib/account/moderation.contract";
import { AccountStepDialog } from "./account-step-dialog";
import type { Step } from "./hooks";
import { stepNames, stepsOf } from "./user-steps";

export function PersonActions({ account, self }: { account: AccountDto; self: boolean }) {
  const [step, setStep] = useState<Step | null>(null);
  if (self) return <p className="text-muted-foreground">This is your account.</p>;
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
      {stepsOf(account).map((one) => (
        <Button
          key={one}
          variant={one === "reinstate" ? "primary" : "secondary"}
          className="whitespace-nowrap"
          onClick={() => setStep(one)}
        >
          {stepNames[one]}
        </Button>
      ))}
      {step ? <AccountStepDialog account={account} step={step} onClose={() => setStep(null)} /> : null}
    </div>
  );
}
