"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import type { LoginBody, SignedInDto } from "@/lib/auth/contract";
import { loginSchema } from "@/lib/auth/schema";
import { FormProblem, isBarred } from "./form-problem";
import { useLogin } from "./hooks";
import { rememberedUsername } from "./remembered-username";
import { PasskeyButton } from "./passkey-button";
import { SecondStepForm } from "./second-step-form";

type Props = {
  onSignedIn: (user: SignedInDto) => void;
  onForgot: () => void;
  onRegister: () => void;
};

export function LoginForm({ onSignedIn, onForgot, onRegister }: Props) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const { mutate, isPending, error } = useLogin(onSignedIn);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { username: rememberedUsername(), password: "", rememberMe: false },
  });

  function submit(body: LoginBody): void {
    mutate(body, {
      onSuccess: (result) => {
        if ("twoFactorRequired" in result) setChallenge(result.challenge);
      },
    });
  }

  if (challenge) {
    return <SecondStepForm challenge={challenge} onSignedIn={onSignedIn} onBack={() => setChallenge(null)} />;
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        label="Username"
        help="You can use your email instead."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        error={formState.errors.username?.message}
        {...register("username")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Choice control={<Checkbox {...register("rememberMe")} />}>Remember me</Choice>
        <Button variant="link" size="inline" className="min-h-11" onClick={onForgot}>
          Forgot password?
        </Button>
      </div>
      {isBarred(error) ? <FormProblem error={error} detail="username" /> : null}
      <Button type="submit" pending={isPending} className="w-full">
        Login
      </Button>
      <PasskeyButton
        label="Sign in with a passkey"
        rememberMe={() => getValues("rememberMe") ?? false}
        onSignedIn={onSignedIn}
      />
      <RegisterLine onRegister={onRegister} />
    </form>
  );
}

function RegisterLine({ onRegister }: Pick<Props, "onRegister">) {
  return (
    <p className="text-center">
      Don’t have an account?{" "}
      <Button variant="link" size="inline" onClick={onRegister}>
        Register now
      </Button>
    </p>
  );
}
