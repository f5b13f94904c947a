"use client";

import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/forms/password-field";
import { showFieldErrors } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { ChangeEmailBody } from "@/lib/auth/credentials/email.contract";
import { changeEmailSchema } from "@/lib/auth/credentials/email.schema";
import type { ProfileDto } from "@/lib/users/profile.contract";
import { ConfirmEmail } from "./confirm-email";
import { useCancelEmailChange, useChangeEmail } from "./email-hooks";
import { ProfileSection } from "./section";
import { UnconfirmedEmail } from "./unconfirmed-email";

type Props = { profile: ProfileDto; token: string | null };

export function EmailSection({ profile, token }: Props) {
  const cancel = useCancelEmailChange();
  return (
    <ProfileSection
      id="email"
      title="Email"
      description="We email you about your account here. You can also log in with this address."
    >
      <div className="grid gap-5">
        {token ? <ConfirmEmail token={token} /> : null}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{profile.email}</span>
          <Badge variant={profile.emailVerified ? "trust" : "waiting"}>
            {profile.emailVerified ? "Confirmed" : "Not confirmed"}
          </Badge>
        </p>
        {profile.emailVerified ? null : (
          <UnconfirmedEmail>
            Open the link in your welcome email. Until then, you can send 3 messages a day.
          </UnconfirmedEmail>
        )}
        {profile.pendingEmail ? (
          <Alert variant="waiting" title={`Waiting for the link sent to ${profile.pendingEmail}`}>
            <p>The link works for 24 hours. Nothing changes until you open it.</p>
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => cancel.mutate()}>
              Cancel change
            </Button>
          </Alert>
        ) : null}
        <EmailForm />
      </div>
    </ProfileSection>
  );
}

function EmailForm() {
  const change = useChangeEmail();
  const { register, handleSubmit, formState, setError, reset } = useForm<ChangeEmailBody>({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: { email: "", password: "" },
  });

  function submit(body: ChangeEmailBody): void {
    change.mutate(body, {
      onSuccess: () => reset({ email: "", password: "" }),
      onError: (error) => {
        showFieldErrors(error, ["email", "password"], setError);
      },
    });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="New email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register("email")}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register("password")}
        />
      </div>
      <SubmitAlert
        error={change.error}
        errors={formState.errors}
        fallback="We couldn’t send the link. Please try again."
      />
      <Button
        type="submit"
        variant="secondary"
        pending={change.isPending}
        className="justify-self-start max-sm:w-full"
      >
        Send confirmation link
      </Button>
    </form>
  );
}
