"use client";

import type { ComponentProps } from "react";
import { useForm, type FieldErrors } from "react-hook-form";
import type { z } from "zod";
import { showFieldErrors } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { customerButtonCopy, registrationCopy } from "@/lib/auth/copy";
import type { RegisteredDto } from "@/lib/auth/entry/registration.contract";
import { customerSignUpSchema } from "@/lib/auth/schema";
import { FormProblem, isBarred } from "./form-problem";
import { failRegistration, useRegister } from "./hooks";
import { LoginFields, LoginLine, PersonFields, TermsField } from "./sign-up-fields";
import { useReferralCode } from "./use-referral-code";

type Form = z.input<typeof customerSignUpSchema>;
type Valid = z.output<typeof customerSignUpSchema>;

const fields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "username",
  "password",
  "confirmPassword",
] as const;

const emptyForm: Form = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  username: "",
  password: "",
  confirmPassword: "",
  terms: true,
};

/** Checks in the order of spec section 5 and returns the first problem; null if there is none. */
function findFirstProblem(form: Form): { title: string; description?: string } | null {
  const empty = fields.find((name) => !form[name].trim());
  if (empty) return { title: customerButtonCopy[empty] };
  if (form.password === form.confirmPassword) return null;
  return {
    title: customerButtonCopy.passwordsDiffer,
    description: customerButtonCopy.passwordsDifferDescription,
  };
}

type Props = { onRegistered: (user: RegisteredDto) => void; onLogin: () => void };

export function CustomerForm({ onRegistered, onLogin }: Props) {
  const { mutate, isPending, error } = useRegister();
  const referral = useReferralCode();
  const { register, handleSubmit, formState, getValues, setError, setFocus } = useForm<Form, unknown, Valid>({
    // The focus would go to the phone field first, because this form registers it before those of its parts.
    shouldFocusError: false,
    resolver: zodResolver(customerSignUpSchema),
    defaultValues: emptyForm,
  });
  const errorOf = (name: keyof Form) => formState.errors[name]?.message;

  function submit({ confirmPassword: _confirm, terms: _terms, ...account }: Valid): void {
    mutate(
      { ...account, role: "customer", referralCode: referral.read() },
      {
        onSuccess: (user) => {
          referral.forget();
          toast({ title: registrationCopy.succeeded, description: registrationCopy.customerCreated });
          onRegistered(user);
        },
        onError: (error) => {
          showFieldErrors(error, fields, setError);
          failRegistration(error);
        },
      },
    );
  }

  function refuse(errors: FieldErrors<Form>): void {
    const wrong = [...fields, "terms" as const].find((name) => errors[name]);
    if (wrong) setFocus(wrong);
    const problem = findFirstProblem(getValues());
    if (problem) toast({ ...problem, variant: "destructive" });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit, refuse)(event)}>
      <PersonFields register={register} errorOf={errorOf} />
      <LoginFields
        register={register}
        errorOf={errorOf}
        passwordLabel="Create password"
        phone={<PhoneField error={errorOf("phone")} {...register("phone")} />}
      />
      <TermsField register={register} errorOf={errorOf} />
      {isBarred(error) ? <FormProblem error={error} /> : null}
      <Button type="submit" pending={isPending} className="w-full">
        Create Customer Account
      </Button>
      <LoginLine onLogin={onLogin} />
    </form>
  );
}

function PhoneField(props: ComponentProps<"input"> & { error: string | undefined }) {
  return <TextField label="Phone number" type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}
