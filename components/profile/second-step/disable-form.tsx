"use client";

import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { showFieldErrors, tryAgain } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { disableFormSchema } from "@/lib/auth/credentials/second-step.schema";
import { useDisable } from "./hooks";

/** Turning it off needs what a sign-in needs: the password and a code. */
export function DisableForm({ onDone }: { onDone: () => void }) {
  const disable = useDisable();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(disableFormSchema),
    defaultValues: { password: "", code: "" },
  });

  function submit(body: { password: string; code: string }): void {
    disable.mutate(body, {
      onSuccess: onDone,
      onError: (error) => {
        showFieldErrors(error, ["password", "code"], setError);
      },
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
      <SubmitAlert error={disable.error} errors={formState.errors} fallback={tryAgain} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="harm" pending={disable.isPending}>
          Turn off
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
