"use client";

import { useForm, type FieldErrors } from "react-hook-form";
import { z } from "zod";
import { FormDialog } from "@/components/forms/form-dialog";
import { PasswordField } from "@/components/forms/password-field";
import { SelectField } from "@/components/forms/select-field";
import { showFieldErrors, tryAgain } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field-error";
import { secondStepCopy } from "@/lib/auth/credentials/second-step.copy";
import type { CreatedApiKeyDto } from "@/lib/auth/keys/keys.contract";
import { scopeLabels, vendorScopes } from "@/lib/auth/keys/keys.copy";
import { apiKeyLifetimes } from "@/lib/auth/keys/keys.rules";
import { newApiKeySchema } from "@/lib/auth/keys/keys.schema";
import { scopes, type Scope } from "@/lib/shared/scopes";
import { CodeField } from "../second-step/code-field";
import { useCreateApiKey } from "./hooks";

type Props = {
  isVendor: boolean;
  secondStep: boolean;
  onClose: () => void;
  onCreated: (created: CreatedApiKeyDto) => void;
};

function formSchema(secondStep: boolean) {
  const code = z.string().trim().max(40);
  return newApiKeySchema.extend({
    code: secondStep ? code.min(1, secondStepCopy.codeRequired) : code,
  });
}

export function CreateDialog({ isVendor, secondStep, onClose, onCreated }: Props) {
  const create = useCreateApiKey();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(formSchema(secondStep)),
    defaultValues: { name: "", scopes: [] as Scope[], days: 90, password: "", code: "" },
  });
  const { errors } = formState;

  function submit({ code, ...body }: z.output<ReturnType<typeof formSchema>>): void {
    create.mutate(
      { ...body, code: code || undefined },
      {
        onSuccess: onCreated,
        onError: (error) => showFieldErrors(error, ["name", "scopes", "days", "password", "code"], setError),
      },
    );
  }

  return (
    <FormDialog
      title="Create an API key"
      button="Create key"
      pending={create.isPending}
      error={create.error}
      failure={tryAgain}
      onClose={onClose}
      onSubmit={() => void handleSubmit(submit)()}
    >
      <TextField
        label="Name"
        help="What the key is for, such as “Inventory sync”."
        autoComplete="off"
        maxLength={60}
        data-autofocus
        error={errors.name?.message}
        {...register("name")}
      />
      <SelectField
        label="Expires after"
        error={errors.days?.message}
        {...register("days", { valueAsNumber: true })}
      >
        {apiKeyLifetimes.map((days) => (
          <option key={days} value={days}>
            {days === 365 ? "1 year" : `${days} days`}
          </option>
        ))}
      </SelectField>
      <Permissions isVendor={isVendor} error={scopesError(errors)} field={register("scopes")} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      {secondStep ? <CodeField error={errors.code?.message} {...register("code")} /> : null}
    </FormDialog>
  );
}

function scopesError({ scopes: error }: FieldErrors<{ scopes: Scope[] }>): string | undefined {
  return error?.message ?? error?.root?.message;
}

type PermissionsProps = {
  isVendor: boolean;
  error: string | undefined;
  field: React.ComponentProps<"input">;
};

function Permissions({ isVendor, error, field }: PermissionsProps) {
  const offered = scopes.filter((scope) => isVendor || !vendorScopes.includes(scope));
  return (
    <fieldset aria-describedby={error ? "api-key-scopes-error" : undefined}>
      <legend className="text-sm font-semibold">What the key may do</legend>
      <div className="mt-1 grid">
        {offered.map((scope) => (
          <Choice
            key={scope}
            control={<Checkbox value={scope} aria-invalid={error ? true : undefined} {...field} />}
            hint={<code>{scope}</code>}
          >
            {scopeLabels[scope]}
          </Choice>
        ))}
      </div>
      {error ? <FieldError id="api-key-scopes-error">{error}</FieldError> : null}
    </fieldset>
  );
}
