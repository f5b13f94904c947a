"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { vendorStepOneSchema } from "@/lib/auth/schema";
import type { ServerErrors, StepOne } from "./vendor-values";

type Props = {
  values: StepOne;
  errors: ServerErrors;
  onContinue: (values: StepOne) => void;
  onLogin: () => void;
};

/** Step 1 of 2: account information. */
export function VendorStepOne({ values, errors, onContinue, onLogin }: Props) {
  const { register, handleSubmit, formState } = useForm<StepOne>({
    resolver: zodResolver(vendorStepOneSchema),
    defaultValues: values,
  });
  const errorOf = (name: keyof StepOne) => formState.errors[name]?.message ?? errors.fields[name];
  const beside = Object.keys(errors.fields).some((name) => name in values);

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(onContinue)(event)}>
      <p className="text-muted-foreground">Step 1 of 2: account information</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errorOf("firstName")}
          {...register("firstName")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errorOf("lastName")}
          {...register("lastName")}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf("email")}
        {...register("email")}
      />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf("username")}
        {...register("username")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errorOf("password")}
          {...register("password")}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errorOf("confirmPassword")}
          {...register("confirmPassword")}
        />
      </div>
      {errors.message && !beside ? <Alert variant="harm" role="alert" title={errors.message} /> : null}
      <Button type="submit" className="w-full">
        Continue
      </Button>
      <p className="text-center">
        Already have an account?{" "}
        <Button variant="link" size="inline" onClick={onLogin}>
          Login
        </Button>
      </p>
    </form>
  );
}
