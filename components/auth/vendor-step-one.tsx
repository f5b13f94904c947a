"use client";

import { useForm } from "react-hook-form";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { vendorStepOneSchema } from "@/lib/auth/schema";
import { LoginFields, LoginLine, PersonFields } from "./sign-up-fields";
import type { ServerErrors, StepOne } from "./vendor-values";

type Props = {
  values: StepOne;
  errors: ServerErrors;
  onContinue: (values: StepOne) => void;
  onLogin: () => void;
};

export function VendorStepOne({ values, errors, onContinue, onLogin }: Props) {
  const { register, handleSubmit, formState } = useForm<StepOne>({
    resolver: zodResolver(vendorStepOneSchema),
    defaultValues: values,
  });
  const errorOf = (name: keyof StepOne) => formState.errors[name]?.message ?? errors.fields[name];
  const hasFieldErrors = Object.keys(errors.fields).some((name) => name in values);

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(onContinue)(event)}>
      <PersonFields register={register} errorOf={errorOf} />
      <LoginFields register={register} errorOf={errorOf} passwordLabel="Password" />
      {errors.message && !hasFieldErrors ? (
        <Alert variant="harm" role="alert" title={errors.message} />
      ) : null}
      <Button type="submit" className="w-full">
        Continue
      </Button>
      <LoginLine onLogin={onLogin} />
    </form>
  );
}
