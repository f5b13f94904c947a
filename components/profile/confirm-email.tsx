"use client";

import { useEffect, useRef } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { emailCopy } from "@/lib/auth/credentials/email.copy";
import { hrefs } from "@/lib/shared/hrefs";
import { useConfirmEmail } from "./email-hooks";

export function ConfirmEmail({ token }: { token: string }) {
  const submittedToken = useRef<string>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const { mutate, data, error } = useConfirmEmail();

  useEffect(() => {
    if (submittedToken.current === token) return;
    submittedToken.current = token;
    window.history.replaceState(null, "", hrefs.profile("email"));
    box.current?.scrollIntoView({ block: "center" });
    mutate(token);
  }, [mutate, token]);

  return (
    <div ref={box}>
      {error ? (
        <Alert variant="harm" role="alert" title={errorText(error, emailCopy.invalidToken)} />
      ) : data ? (
        <Alert variant="trust" role="status" title={emailCopy.confirmed}>
          <p>{data.email}</p>
        </Alert>
      ) : (
        <Alert role="status" title="Confirming your email address" />
      )}
    </div>
  );
}
