"use client";

import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import type { SignedInDto } from "@/lib/auth/contract";
import { passwordFormSchema } from "@/lib/auth/credentials/second-step.schema";
import { FormProblem, isBarred } from "./form-problem";
import { useLinkProvider } from "./provider-hooks";

type Props = {
  onChallenge: (challenge: string) => void;
  onSignedIn: (user: SignedInDto) => void;
  onBack: () => void;
};

export function ProviderLinkForm({ onChallenge, onSignedIn, onBack }: Props) {
  const { mutate, isPending, error } = useLinkProvider(onSignedIn);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passwordFormSchema),
    defaultValues: { password: "" },
  });

  function submit({ password }: { password: string }): void {
    mutate(password, {
      onSuccess: (result) => {
        if ("twoFactorRequired" in result) onChallenge(result.challenge);
      },
    });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      {isBarred(error) ? <FormProblem error={error} detail="username" /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" pending={isPending}>
          Link and log in
        </Button>
      </div>
    </form>
  );
}
