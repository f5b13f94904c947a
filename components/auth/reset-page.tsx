"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { errorText, isRequestRejected } from "@/components/forms/server-errors";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { LoaderCircle } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast-store";
import { resetCopy } from "@/lib/auth/copy";
import { resetPassword, validateResetToken } from "@/lib/auth/credentials/reset.contract";
import { afterResetMs } from "@/lib/auth/rules";
import { resetPasswordSchema } from "@/lib/auth/schema";
import { call } from "@/lib/client/api";
import { hrefs } from "@/lib/shared/hrefs";
import { authKeys } from "./keys";
import { rememberUsername } from "./remembered-username";
import { ResetDialog } from "./reset-dialog";
import { useEndSession } from "./session-hooks";

export function ResetPage({ token }: { token: string | null }) {
  const check = useQuery({
    queryKey: authKeys.resetToken(token),
    queryFn: () => call(validateResetToken, { query: { token: token ?? "" } }),
    enabled: token !== null,
    gcTime: 0,
  });
  if (!token) return <Failure message={resetCopy.noToken} />;
  if (check.isPending) {
    return (
      <p role="status" className="flex items-center gap-3">
        <LoaderCircle className="animate-spin" />
        Checking your link
      </p>
    );
  }
  if (check.error && !isRequestRejected(check.error)) {
    return <Unchecked onRetry={() => void check.refetch()} pending={check.isFetching} />;
  }
  if (check.error || !check.data.success) {
    return <Failure message={errorText(check.error, resetCopy.invalidToken)} />;
  }
  return <ResetForm token={token} username={check.data.username} />;
}

function Unchecked({ onRetry, pending }: { onRetry: () => void; pending: boolean }) {
  return (
    <div className="grid gap-4">
      <Alert variant="harm" role="alert" title="We couldn’t check your link">
        <p>Nothing was changed. Check your connection and try again.</p>
      </Alert>
      <Button pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Failure({ message }: { message: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid gap-4">
      <Alert variant="harm" role="alert" title={message} />
      <Button onClick={() => setAsking(true)}>Request a new link</Button>
      <ButtonLink href={hrefs.auth()} variant="secondary">
        Back to login
      </ButtonLink>
      <ResetDialog open={asking} onOpenChange={setAsking} />
    </div>
  );
}

function ResetForm({ token, username }: { token: string; username: string }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { newPassword: "", confirmPassword: "" },
  });
  const reset = useMutation({
    mutationFn: (newPassword: string) => call(resetPassword, { body: { token, newPassword } }),
    onSuccess: () => {
      rememberUsername(username);
      toast({ title: resetCopy.succeeded });
    },
    onError: (error) =>
      toast({
        title: resetCopy.failedToast,
        description: errorText(error, resetCopy.failed),
        variant: "destructive",
      }),
  });
  if (reset.isSuccess) return <Success />;

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ newPassword }) => reset.mutate(newPassword))(event)}
    >
      <p className="text-muted-foreground">Choose a new password for {username}.</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help="8 to 100 characters."
        error={formState.errors.newPassword?.message}
        {...register("newPassword")}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={formState.errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
      {reset.error ? (
        <Alert variant="harm" role="alert" title={errorText(reset.error, resetCopy.failed)} />
      ) : null}
      <Button type="submit" pending={reset.isPending}>
        Reset password
      </Button>
    </form>
  );
}

/** Waits 3 seconds, logs out and opens the auth page (spec section 4). */
function Success() {
  const router = useRouter();
  const endSession = useEndSession();

  useEffect(() => {
    const timer = setTimeout(() => {
      void endSession().then(() => router.push(hrefs.auth()));
    }, afterResetMs);
    return () => clearTimeout(timer);
  }, [endSession, router]);

  return (
    <Alert variant="trust" role="status" title={resetCopy.succeeded}>
      <p>Taking you to login…</p>
    </Alert>
  );
}
