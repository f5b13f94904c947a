"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/client/api";
import { readHeldMessage, type HeldMessageDto } from "@/lib/messages/moderation/held.contract";
import { heldCopy } from "@/lib/messages/moderation/held.copy";
import { adminKeys } from "../keys";
import { QueryContent } from "../moderation/query-content";
import { useHeldDecision } from "./hooks";

type Props = { one: HeldMessageDto; onClose: () => void };

export function HeldDialog({ one: { id, about }, onClose }: Props) {
  const decision = useHeldDecision(id, onClose);
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const fields = fieldErrors(decision.error);
  const isMissing = isChecked && reason.trim() === "";

  function refuse(): void {
    setIsChecked(true);
    if (reason.trim()) decision.mutate({ action: "refuse", reason });
  }

  return (
    <FormDialog
      title={`Message about ${about}`}
      button="Refuse message"
      cancel="Close"
      harm
      pending={decision.isPending}
      error={decision.error}
      failure={`That wasn’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={refuse}
    >
      <HeldText id={id} />
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={decision.isPending}
        onClick={() => decision.mutate({ action: "release", reason: "" })}
      >
        Deliver message
      </Button>
      <Field
        label="Reason for refusing it"
        help="The sender sees this."
        error={fields.reason ?? (isMissing ? heldCopy.reasonMissing : undefined)}
      >
        {(ids) => (
          <Textarea
            {...ids}
            rows={3}
            value={reason}
            maxLength={1000}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Fetched once, because every read is logged. */
function HeldText({ id }: { id: string }) {
  const query = useQuery({
    queryKey: adminKeys.heldText(id),
    queryFn: () => call(readHeldMessage, { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <QueryContent
      query={query}
      failure="We couldn’t load this message. Try again."
      skeleton={<Skeleton className="h-16" />}
    >
      {({ text, files }) => (
        <div className="grid gap-3">
          <p className="text-muted-foreground text-sm">The audit log shows that you opened this.</p>
          {text ? <p className="border-l-4 pl-3 wrap-anywhere whitespace-pre-line">{text}</p> : null}
          {files.map((file) => (
            <p key={file} className="text-sm wrap-anywhere">
              Attached: {file}
            </p>
          ))}
        </div>
      )}
    </QueryContent>
  );
}
