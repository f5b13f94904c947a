"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { EnrolmentDto, SecondStepDto } from "@/lib/auth/credentials/second-step.contract";
import { formatDate } from "@/lib/shared/dates";
import { ProfileSection } from "../section";
import { CodePrompt, type PasswordAndCode } from "./code-prompt";
import { Enrollment } from "./enrolment";
import { useDisable, useEnroll, useRefreshSecondStep, useRenewCodes } from "./hooks";
import { PasswordPrompt } from "./password-prompt";
import { RecoveryCodes } from "./recovery-codes";

type Step =
  | { at: "rest" }
  | { at: "password" }
  | { at: "enrolment"; enrolment: EnrolmentDto }
  | { at: "codes"; codes: string[] }
  | { at: "renew" }
  | { at: "disable" };

const fewCodes = 3;

type OnError = (error: Error) => void;

function useSteps() {
  const [step, setStep] = useState<Step>({ at: "rest" });
  const enroll = useEnroll();
  const renew = useRenewCodes();
  const disable = useDisable();
  const rest = () => setStep({ at: "rest" });
  const showCodes = (codes: string[]) => setStep({ at: "codes", codes });

  return {
    step,
    setStep,
    rest,
    showCodes,
    enroll: {
      pending: enroll.isPending,
      error: enroll.error,
      onPassword: (password: string, onError: OnError) =>
        enroll.mutate(password, {
          onSuccess: (enrolment) => setStep({ at: "enrolment", enrolment }),
          onError,
        }),
    },
    renew: {
      pending: renew.isPending,
      error: renew.error,
      onSubmit: (body: PasswordAndCode, onError: OnError) =>
        renew.mutate(body, { onSuccess: ({ recoveryCodes }) => showCodes(recoveryCodes), onError }),
    },
    disable: {
      pending: disable.isPending,
      error: disable.error,
      onSubmit: (body: PasswordAndCode, onError: OnError) =>
        disable.mutate(body, { onSuccess: rest, onError }),
    },
  };
}

export function SecondStepSection({ secondStep }: { secondStep: SecondStepDto }) {
  const { step, setStep, rest, showCodes, enroll, renew, disable } = useSteps();
  const refresh = useRefreshSecondStep();

  return (
    <ProfileSection
      id="two-step"
      title="Two-step sign-in"
      description="Add a code from an app on your phone each time you sign in. Your password alone won’t be enough to sign in."
    >
      {step.at === "rest" ? <Rest secondStep={secondStep} onStep={setStep} /> : null}
      {step.at === "password" ? <PasswordPrompt action="Continue" {...enroll} onCancel={rest} /> : null}
      {step.at === "enrolment" ? (
        <Enrollment enrolment={step.enrolment} onCodes={showCodes} onCancel={rest} />
      ) : null}
      {step.at === "renew" ? <CodePrompt action="Create new codes" {...renew} onCancel={rest} /> : null}
      {step.at === "codes" ? (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => {
            refresh();
            rest();
          }}
        />
      ) : null}
      {step.at === "disable" ? (
        <CodePrompt action="Turn off" variant="harm" {...disable} onCancel={rest} />
      ) : null}
    </ProfileSection>
  );
}

function Rest({ secondStep, onStep }: { secondStep: SecondStepDto; onStep: (step: Step) => void }) {
  const { enabled, since, recoveryCodesLeft: left, required } = secondStep;
  if (!enabled) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <Badge>Off</Badge>
        <Button variant="secondary" onClick={() => onStep({ at: "password" })}>
          Turn on
        </Button>
        {required ? <p className="text-waiting font-medium">Required for administrators.</p> : null}
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge variant="trust">On</Badge>
        {since ? <span className="text-muted-foreground">since {formatDate(since)}</span> : null}
      </p>
      <p className={left <= fewCodes ? "text-waiting font-medium" : "text-muted-foreground"}>
        {left === 1 ? "1 recovery code is left." : `${left} recovery codes are left.`}
        {left <= fewCodes ? " Create new ones before you need them." : ""}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onStep({ at: "renew" })}>
          New recovery codes
        </Button>
        {required ? null : (
          <Button variant="ghost" onClick={() => onStep({ at: "disable" })}>
            Turn off
          </Button>
        )}
      </div>
      {required ? (
        <p className="text-muted-foreground text-sm">Administrators can’t turn it off on this site.</p>
      ) : null}
    </div>
  );
}
