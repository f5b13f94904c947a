"use client";

import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { showFieldErrors, tryAgain } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { passwordFormSchema } from "@/lib/auth/credentials/second-step.schema";

type Props = {
  action: string;
  pending: boolean;
  onPassword: (password: string, onError: (error: Error) => void) => void;
  error: Error | null;
  onCancel: () => void;
};

export function PasswordPrompt({ action, pending, onPassword, error, onCancel }: Props) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(passwordFormSchema),
    defaultValues: { password: "" },
  });

  function submit({ password }: { password: string }): void {
    onPassword(password, (refused) => {
      showFieldErrors(refused, ["password"], setError);
    });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <SubmitAlert error={error} errors={formState.errors} fallback={tryAgain} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
