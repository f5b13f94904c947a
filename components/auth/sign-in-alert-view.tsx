"use client";

import { useMutation } from "@tanstack/react-query";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { refuseSignIn } from "@/lib/auth/credentials/sign-in-alert.contract";
import { signInAlertCopy } from "@/lib/auth/credentials/sign-in-alert.copy";
import { call } from "@/lib/client/api";
import { hrefs } from "@/lib/shared/hrefs";
import { useEndSession } from "./session-hooks";

type Props = { token: string; alert: { device: string; time: string } | null };

/** Ends sessions only on press; opening the page changes nothing. */
export function SignInAlertView({ token, alert }: Props) {
  const endSession = useEndSession();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(refuseSignIn, { body: { token } }),
    onSuccess: () => void endSession(),
  });
  if (isSuccess) {
    return (
      <>
        <Alert variant="trust" role="status" title={signInAlertCopy.secured} />
        <p>Your old password doesn’t work anymore. The link in the email expires in 60 minutes.</p>
        <ButtonLink href={hrefs.home()} variant="secondary">
          Back to the homepage
        </ButtonLink>
      </>
    );
  }
  if (!alert) {
    return (
      <>
        <p>{signInAlertCopy.invalidToken}</p>
        <p>If you think someone else uses your account, choose a new password on the sign-in page.</p>
        <ButtonLink href={hrefs.auth()} variant="secondary">
          Back to login
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>
        Someone signed in to your account from <strong>{alert.device}</strong> on {alert.time}.
      </p>
      <p>If this wasn’t you, sign out all devices:</p>
      <ul className="list-disc pl-5">
        <li>We sign out all devices, including this one, and revoke your API keys.</li>
        <li>Your password, passkeys, and linked sign-ins stop working.</li>
        <li>We email you a link to choose a new password.</li>
      </ul>
      {error ? (
        <Alert variant="harm" role="alert">
          <p>{errorText(error, `We couldn’t sign out your devices. ${tryAgain}`)}</p>
        </Alert>
      ) : null}
      <Button variant="destructive" pending={isPending} onClick={() => mutate()}>
        This wasn’t me: sign out all devices
      </Button>
      <ButtonLink href={hrefs.home()} variant="secondary">
        It was me
      </ButtonLink>
    </>
  );
}
