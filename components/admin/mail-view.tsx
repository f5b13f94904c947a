"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type SyntheticEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Lock } from "@/components/ui/deferred-icons";
import { Tabs } from "@/components/ui/tabs";
import { call } from "@/lib/client/api";
import { openMail, type MailDto } from "@/lib/notifications/outbox/outbox.contract";
import { outboxCopy } from "@/lib/notifications/outbox/outbox.copy";
import { maxOpenReasonLength } from "@/lib/notifications/outbox/outbox.rules";

/** Renders the HTML in a frame that runs no scripts and can't navigate. */
export function MailView({ mail }: { mail: MailDto }) {
  if (mail.sealed) return <PrivateMail id={mail.id} />;
  if (mail.text === null || mail.html === null) {
    return (
      <p className="text-muted-foreground">
        We deleted the text of this email. It contained a personal link, or it was about someone who deleted
        their account.
      </p>
    );
  }
  return (
    <Tabs
      label="Message"
      tabs={[
        {
          id: "text",
          label: "Text",
          content: (
            <pre className="bg-muted max-h-[70dvh] overflow-auto rounded-md p-4 font-sans text-sm wrap-anywhere whitespace-pre-wrap">
              {mail.text}
            </pre>
          ),
        },
        {
          id: "html",
          label: "Preview",
          content: (
            <iframe
              title={`Preview of “${mail.subject}”`}
              sandbox=""
              srcDoc={mail.html}
              className="bg-paper h-[70dvh] w-full rounded-md border"
            />
          ),
        },
      ]}
    />
  );
}

function PrivateMail({ id }: { id: string }) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => call(openMail, { params: { id }, body: { reason: reason.trim() } }),
  });
  if (data) {
    return (
      <>
        <p className="font-semibold wrap-anywhere">{data.subject}</p>
        <MailView mail={data} />
      </>
    );
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setMissing(!reason.trim());
    if (reason.trim()) mutate();
    else field.current?.focus();
  }

  const problem = missing
    ? outboxCopy.noReason
    : error
      ? errorText(error, `We couldn’t open this email. ${tryAgain}`)
      : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <p className="text-muted-foreground flex gap-3">
        <Lock className="mt-0.5 shrink-0" />
        This email is private. When you open it, the audit log records your name and your reason.
      </p>
      <TextField
        ref={field}
        label="Reason"
        help="For example, the report or request you’re working on."
        error={problem}
        value={reason}
        maxLength={maxOpenReasonLength}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" className="justify-self-start" pending={isPending}>
        Open email
      </Button>
    </form>
  );
}
