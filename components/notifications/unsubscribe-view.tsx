"use client";

import { useMutation } from "@tanstack/react-query";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import { unsubscribe } from "@/lib/notifications/preferences/unsubscribe.contract";
import { hrefs } from "@/lib/shared/hrefs";

/** Unsubscribes only on press; opening the page changes nothing. `about` is null if the link is unknown. */
export function UnsubscribeView({ token, about }: { token: string; about: string | null }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(unsubscribe, { params: { token } }),
  });
  const settings = (
    <ButtonLink href={hrefs.profile("notifications")} variant="secondary">
      Email settings
    </ButtonLink>
  );
  if (!about)
    return (
      <>
        <p>This link has expired. You can change your emails in your profile.</p>
        {settings}
      </>
    );
  if (isSuccess)
    return (
      <>
        <p role="status">
          You won’t get emails about this anymore: <strong>{about}</strong>. They’ll still show up under the
          bell.
        </p>
        {settings}
      </>
    );
  return (
    <>
      <p>
        Stop emails about this: <strong>{about}</strong>?
      </p>
      {error ? (
        <Alert variant="harm" role="alert">
          <p>{errorText(error, `We couldn’t unsubscribe you. ${tryAgain}`)}</p>
        </Alert>
      ) : null}
      <Button pending={isPending} onClick={() => mutate()}>
        Unsubscribe
      </Button>
    </>
  );
}
