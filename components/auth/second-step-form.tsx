"use client";

import { useForm } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import type { SignedInDto } from "@/lib/auth/contract";
import { codeFormSchema } from "@/lib/auth/credentials/second-step.schema";
import { FormProblem, isBarred } from "./form-problem";
import { useSecondStep } from "./hooks";
import { PasskeyButton } from "./passkey-button";

type Props = { challenge: string; onSignedIn: (user: SignedInDto) => void; onBack: () => void };

export function SecondStepForm({ challenge, onSignedIn, onBack }: Props) {
  const { mutate, isPending, error } = useSecondStep(onSignedIn);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(codeFormSchema),
    defaultValues: { code: "" },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ code }) => mutate({ challenge, code }))(event)}
    >
      <TextField
        label="Code"
        help="From your authenticator app, or one of your recovery codes."
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={formState.errors.code?.message}
        {...register("code")}
      />
      {isBarred(error) ? <FormProblem error={error} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" pending={isPending}>
          Continue
        </Button>
      </div>
      <PasskeyButton label="Use a passkey instead" challenge={challenge} onSignedIn={onSignedIn} />
    </form>
  );
}
