"use client";

import { useState, type SyntheticEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field, TextField } from "@/components/forms/text-field";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { ApiError } from "@/lib/client/api";
import { messageCopy } from "@/lib/messages/copy";
import type { QuickReplyDto } from "@/lib/messages/inbox/quick-replies.contract";
import { maxMessageLength } from "@/lib/messages/rules";
import { useSaveQuickReply } from "./quick-reply-hooks";

type Props = { reply: Partial<QuickReplyDto>; onDone: () => void };

export function QuickReplyForm({ reply, onDone }: Props) {
  const [title, setTitle] = useState(reply.title ?? "");
  const [text, setText] = useState(reply.text ?? "");
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useSaveQuickReply();
  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>(isPending);
  const fields = error instanceof ApiError ? error.fields : {};

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setIsTried(true);
    countAttempt();
    if (isPending || !title.trim() || !text.trim()) return;
    const { id, updatedAt } = reply;
    mutate({ id, updatedAt, title: title.trim(), text: text.trim() }, { onSuccess: onDone });
  }

  return (
    <form {...boxProps} noValidate className="grid gap-4" onSubmit={onSubmit}>
      <TextField
        label="Name"
        value={title}
        maxLength={80}
        error={isTried && !title.trim() ? messageCopy.nameIt : fields.title}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
      />
      <Field label="Message" error={isTried && !text.trim() ? messageCopy.empty : fields.text}>
        {(ids) => (
          <Textarea
            {...ids}
            value={text}
            maxLength={maxMessageLength}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {error && Object.keys(fields).length === 0 ? (
        <Alert variant="harm" role="alert" title={errorText(error, `It wasn’t saved. ${tryAgain}`)} />
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          Back
        </Button>
        <Button type="submit" pending={isPending}>
          Save quick reply
        </Button>
      </div>
    </form>
  );
}
