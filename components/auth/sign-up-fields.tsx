"use client";

import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field-error";
import { registrationCopy } from "@/lib/auth/copy";
import { TermsText } from "./terms-text";

type FieldsOf<Name extends string> = {
  register: (name: Name) => UseFormRegisterReturn;
  errorOf: (name: Name) => string | undefined;
};

export function NameFields({ register, errorOf }: FieldsOf<"firstName" | "lastName">) {
  return (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        data-autofocus
        error={errorOf("firstName")}
        {...register("firstName")}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errorOf("lastName")}
        {...register("lastName")}
      />
    </>
  );
}

export function UsernameField({ register, errorOf }: FieldsOf<"username">) {
  return (
    <TextField
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={errorOf("username")}
      {...register("username")}
    />
  );
}

export function PersonFields({ register, errorOf }: FieldsOf<"firstName" | "lastName" | "email">) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields register={register} errorOf={errorOf} />
      </div>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf("email")}
        {...register("email")}
      />
    </>
  );
}

type LoginProps = FieldsOf<"username" | "password" | "confirmPassword"> & {
  passwordLabel: string;
  phone?: ReactNode;
};

export function LoginFields({ register, errorOf, passwordLabel, phone }: LoginProps) {
  const passwordError = errorOf("password");
  return (
    <>
      <div className={phone ? "grid gap-4 sm:grid-cols-2" : undefined}>
        {phone}
        <UsernameField register={register} errorOf={errorOf} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          label={passwordLabel}
          help={passwordError ? undefined : registrationCopy.passwordRules}
          autoComplete="new-password"
          error={passwordError}
          {...register("password")}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errorOf("confirmPassword")}
          {...register("confirmPassword")}
        />
      </div>
    </>
  );
}

export function TermsField({ register, errorOf }: FieldsOf<"terms">) {
  const error = errorOf("terms");
  return (
    <div>
      <Choice control={<Checkbox aria-invalid={error ? true : undefined} {...register("terms")} />}>
        <TermsText />
      </Choice>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}

export function LoginLine({ onLogin }: { onLogin: () => void }) {
  return (
    <p className="text-center">
      Already have an account?{" "}
      <Button variant="link" size="inline" onClick={onLogin}>
        Login
      </Button>
    </p>
  );
}
