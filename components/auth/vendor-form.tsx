"use client";

import { useEffect, useRef, useState } from "react";
import { errorText } from "@/components/forms/server-errors";
import { toast } from "@/components/ui/toast-store";
import { registrationCopy } from "@/lib/auth/copy";
import type { RegisteredDto } from "@/lib/auth/entry/registration.contract";
import { ApiError } from "@/lib/client/api";
import { registrationMessage, useRegister } from "./hooks";
import { useReferralCode } from "./use-referral-code";
import { VendorStepOne } from "./vendor-step-one";
import { VendorStepTwo } from "./vendor-step-two";
import type { ServerErrors, StepOne, StepTwo, ValidStepTwo } from "./vendor-values";

const emptyOne: StepOne = {
  firstName: "",
  lastName: "",
  email: "",
  username: "",
  password: "",
  confirmPassword: "",
};
const emptyTwo: StepTwo = { businessName: "", phone: "" };
const noErrors: ServerErrors = { fields: {}, message: null };
const stepNames = { 1: "account information", 2: "business information" };

/** Moves the focus into the new step: the pressed button is gone with its own. */
function useSteps() {
  const [step, setStep] = useState<1 | 2>(1);
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    const wrong = box.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? box.current?.querySelector("input"))?.focus();
  }, [step]);

  function show(next: 1 | 2): void {
    moved.current = true;
    setStep(next);
  }

  return { box, step, show };
}

type Props = {
  onRegistered: (user: RegisteredDto) => void;
  onLogin: () => void;
};

export function VendorForm({ onRegistered, onLogin }: Props) {
  const { box, step, show } = useSteps();
  const [one, setOne] = useState(emptyOne);
  const [two, setTwo] = useState(emptyTwo);
  const [errors, setErrors] = useState(noErrors);
  const { mutate, isPending } = useRegister();
  const referral = useReferralCode();
  function enterStepTwo(values: StepOne): void {
    setOne(values);
    // Browsers sometimes autofill the phone field with the email address.
    setTwo((form) => (!form.phone || form.phone === values.email ? { ...form, phone: "" } : form));
    setErrors(noErrors);
    show(2);
  }

  function submit(form: ValidStepTwo): void {
    mutate(
      { ...one, ...form, role: "vendor", referralCode: referral.read() },
      {
        onSuccess: (user) => {
          referral.forget();
          toast({ title: registrationMessage(user.emailStatus) });
          onRegistered(user);
        },
        onError: (error) => {
          console.error("Vendor registration failed", error);
          const fields = error instanceof ApiError ? error.fields : {};
          setErrors({ fields, message: errorText(error, registrationCopy.failedDescription) });
          if (Object.keys(fields).some((name) => name in emptyOne)) show(1);
        },
      },
    );
  }

  return (
    <div ref={box} className="grid gap-4">
      <p role="status" className="text-muted-foreground">
        Step {step} of 2: {stepNames[step]}
      </p>
      {step === 1 ? (
        <VendorStepOne values={one} errors={errors} onContinue={enterStepTwo} onLogin={onLogin} />
      ) : (
        <VendorStepTwo
          values={two}
          errors={errors}
          pending={isPending}
          onBack={(values) => {
            setTwo(values);
            show(1);
          }}
          onSubmit={(values, valid) => {
            setTwo(values);
            submit(valid);
          }}
        />
      )}
    </div>
  );
}
