"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api";
import { errorText } from "@/components/forms/server-errors";
import { toast } from "@/components/ui/toast-store";
import { registrationCopy } from "@/lib/auth/copy";
import type { RegisteredDto } from "@/lib/auth/registration/contract";
import { registrationMessage, useRegister } from "./hooks";
import type { ServerErrors, StepOne, StepTwo, ValidStepTwo } from "./vendor-values";
import { VendorStepOne } from "./vendor-step-one";
import { VendorStepTwo } from "./vendor-step-two";

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

type Props = {
  onRegistered: (user: RegisteredDto) => void;
  onLogin: () => void;
  onStep?: (step: 1 | 2) => void;
};

/** 'Become a Vendor' in two steps; errors of the server are logged and shown next to their field or above the button. */
export function VendorForm({ onRegistered, onLogin, onStep }: Props) {
  const [step, setStep] = useState<1 | 2>(1);
  const [one, setOne] = useState(emptyOne);
  const [two, setTwo] = useState(emptyTwo);
  const [errors, setErrors] = useState(noErrors);
  const { mutate, isPending } = useRegister();

  function show(next: 1 | 2): void {
    setStep(next);
    onStep?.(next);
  }

  function enterStepTwo(values: StepOne): void {
    setOne(values);
    // A browser may fill the phone with the email address.
    setTwo((form) => (!form.phone || form.phone === values.email ? { ...form, phone: "" } : form));
    setErrors(noErrors);
    show(2);
  }

  function submit(form: ValidStepTwo): void {
    mutate(
      { ...one, ...form, role: "vendor" },
      {
        onSuccess: (answer) => {
          toast({ title: registrationMessage(answer.emailStatus) });
          onRegistered(answer);
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

  if (step === 1)
    return <VendorStepOne values={one} errors={errors} onContinue={enterStepTwo} onLogin={onLogin} />;
  return (
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
  );
}
