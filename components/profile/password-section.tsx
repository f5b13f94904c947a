"use client";

import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { showFieldErrors } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { changePassword, type ChangePasswordBody } from "@/lib/auth/credentials/password.contract";
import { passwordCopy } from "@/lib/auth/credentials/password.copy";
import { changePasswordFormSchema } from "@/lib/auth/credentials/password.schema";
import { call } from "@/lib/client/api";
import { useRefreshDevices } from "./hooks";
import { ProfileSection } from "./section";

const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };

function usePasswordForm() {
  const refreshDevices = useRefreshDevices();
  const change = useMutation({ mutationFn: (body: ChangePasswordBody) => call(changePassword, { body }) });
  const form = useForm({ resolver: zodResolver(changePasswordFormSchema), defaultValues: empty });

  function submit({ currentPassword, newPassword }: typeof empty): void {
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.reset(empty);
          refreshDevices();
          toast({ title: passwordCopy.changed });
        },
        onError: (error) => {
          showFieldErrors(error, ["currentPassword", "newPassword"], form.setError);
        },
      },
    );
  }

  return { form, change, submit };
}

export function PasswordSection({ username }: { username: string }) {
  const { form, change, submit } = usePasswordForm();
  const { register, handleSubmit, formState } = form;
  const errorOf = (name: keyof typeof empty) => formState.errors[name]?.message;

  return (
    <ProfileSection
      id="password"
      title="Password"
      description="8 to 100 characters. Changing it signs out all other devices."
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errorOf("currentPassword")}
          {...register("currentPassword")}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField
            label="New password"
            autoComplete="new-password"
            error={errorOf("newPassword")}
            {...register("newPassword")}
          />
          <PasswordField
            label="Confirm new password"
            autoComplete="new-password"
            error={errorOf("confirmPassword")}
            {...register("confirmPassword")}
          />
        </div>
        <SubmitAlert
          error={change.error}
          errors={formState.errors}
          fallback="We couldn’t change your password. Please try again."
        />
        <Button
          type="submit"
          variant="secondary"
          pending={change.isPending}
          className="justify-self-start max-sm:w-full"
        >
          Change password
        </Button>
      </form>
    </ProfileSection>
  );
}
