"use client";

import { useForm } from "react-hook-form";
import type { z } from "zod";
import { showFieldErrors } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import type { RegisteredDto } from "@/lib/auth/entry/registration.contract";
import type { OidcStep } from "@/lib/auth/oidc/contract";
import { registerOidcSchema } from "@/lib/auth/oidc/schema";
import { FormProblem, isBarred } from "./form-problem";
import { failRegistration } from "./hooks";
import { useRegisterByProvider } from "./provider-hooks";
import { NameFields, TermsField, UsernameField } from "./sign-up-fields";
import { useReferralCode } from "./use-referral-code";

type Form = z.input<typeof registerOidcSchema>;

type Props = {
  person: Extract<OidcStep, { kind: "register" }>;
  onRegistered: (user: RegisteredDto) => void;
  onBack: () => void;
};

const fields = ["firstName", "lastName", "phone", "username"] as const;

export function ProviderRegisterForm({ person, onRegistered, onBack }: Props) {
  const { mutate, isPending, error } = useRegisterByProvider();
  const referral = useReferralCode();
  const { firstName, lastName, username } = person;
  const { register, handleSubmit, formState, setError } = useForm<
    Form,
    unknown,
    z.output<typeof registerOidcSchema>
  >({
    resolver: zodResolver(registerOidcSchema),
    // The terms start unchecked, though the schema accepts only true.
    defaultValues: { firstName, lastName, username, phone: "", terms: false as unknown as true },
  });
  const errorOf = (name: keyof Form) => formState.errors[name]?.message;

  function submit(body: z.output<typeof registerOidcSchema>): void {
    mutate(
      { ...body, referralCode: referral.read() },
      {
        onSuccess: (user) => {
          referral.forget();
          onRegistered(user);
        },
        onError: (error) => {
          showFieldErrors(error, fields, setError);
          failRegistration(error);
        },
      },
    );
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields register={register} errorOf={errorOf} />
        <TextField
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errorOf("phone")}
          {...register("phone")}
        />
        <UsernameField register={register} errorOf={errorOf} />
      </div>
      <TermsField register={register} errorOf={errorOf} />
      {isBarred(error) ? <FormProblem error={error} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" pending={isPending}>
          Create account
        </Button>
      </div>
    </form>
  );
}
