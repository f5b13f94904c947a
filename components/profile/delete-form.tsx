"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { setLogoutDestination, signOutBrowser } from "@/components/auth/sign-out-browser";
import { PasswordField } from "@/components/forms/password-field";
import { showFieldErrors } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { closeAccount } from "@/lib/account/closing.contract";
import { closingCopy } from "@/lib/account/closing.copy";
import { closeAccountSchema } from "@/lib/account/closing.schema";
import { secondStepCopy } from "@/lib/auth/credentials/second-step.copy";
import { call } from "@/lib/client/api";
import { hrefs } from "@/lib/shared/hrefs";
import { CodeField } from "./second-step/code-field";

type Props = { username: string; secondStep: boolean; onCancel: () => void };

function formSchema({ username, secondStep }: Pick<Props, "username" | "secondStep">) {
  return closeAccountSchema.extend({
    typed: z
      .string()
      .trim()
      .refine((text) => text.toLowerCase() === username.toLowerCase(), `Type ${username} to confirm`),
    code: secondStep ? z.string().trim().min(1, secondStepCopy.codeRequired).max(40) : z.string().optional(),
  });
}

function useCloseAccount(onError: (error: Error) => void) {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (body: { password: string; code?: string }) => call(closeAccount, { body }),
    onSuccess: () => {
      toast({ title: closingCopy.done });
      setLogoutDestination(hrefs.home());
      signOutBrowser(client);
      router.push(hrefs.home());
      router.refresh();
    },
    onError,
  });
}

export function DeleteForm({ username, secondStep, onCancel }: Props) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(formSchema({ username, secondStep })),
    defaultValues: { typed: "", password: "", code: "" },
  });
  const close = useCloseAccount((error) => {
    showFieldErrors(error, ["password", "code"], setError);
  });

  return (
    <form
      noValidate
      className="grid gap-4 border-t pt-5"
      onSubmit={(event) =>
        void handleSubmit(({ password, code }) => close.mutate({ password, code: code || undefined }))(event)
      }
    >
      <TextField
        label={`Type your username, ${username}, to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.typed?.message}
        {...register("typed")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      {secondStep ? <CodeField error={formState.errors.code?.message} {...register("code")} /> : null}
      <SubmitAlert
        error={close.error}
        errors={formState.errors}
        fallback="We couldn’t delete your account. Please try again."
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="secondary" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="harm" pending={close.isPending}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}
