"use client";

import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { showFieldErrors, tryAgain } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { passwordAndCodeSchema } from "@/lib/auth/credentials/second-step.schema";

export type PasswordAndCode = { password: string; code: string };

type Props = {
  action: string;
  variant?: "harm";
  pending: boolean;
  onSubmit: (body: PasswordAndCode, onError: (error: Error) => void) => void;
  error: Error | null;
  onCancel: () => void;
};

export function CodePrompt({ action, variant, pending, onSubmit, error, onCancel }: Props) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passwordAndCodeSchema),
    defaultValues: { password: "", code: "" },
  });

  function submit(body: PasswordAndCode): void {
    onSubmit(body, (refused) => {
      showFieldErrors(refused, ["password", "code"], setError);
    });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register("password")}
        />
        <TextField
          label="Code"
          help="From your app, or a recovery code."
          inputMode="numeric"
          autoComplete="one-time-code"
          error={formState.errors.code?.message}
          {...register("code")}
        />
      </div>
      <SubmitAlert error={error} errors={formState.errors} fallback={tryAgain} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} pending={pending}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
