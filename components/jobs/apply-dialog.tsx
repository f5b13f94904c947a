"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/client/api";
import type { JobDetailDto } from "@/lib/jobs/contract";
import { startConversation } from "@/lib/messages/contract";
import { maxMessageLength } from "@/lib/messages/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { newUuid } from "@/lib/shared/uuid";

type Props = { job: Pick<JobDetailDto, "id" | "title" | "company">; onClose: () => void };

/** A note to who posted the job; it opens as a conversation, where a resume can follow. */
export function ApplyDialog({ job, onClose }: Props) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const [idempotencyKey] = useState(newUuid);
  const send = useMutation({
    mutationFn: () =>
      call(startConversation, { body: { jobId: job.id, text: text.trim() } }, { idempotencyKey }),
    onSuccess: ({ id }) => router.push(hrefs.messages(id)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const empty = text.trim() === "";
    setMissing(empty);
    if (!empty && !send.isPending) send.mutate();
  }

  const problem = missing
    ? "Write a few words about yourself."
    : send.error
      ? errorText(send.error, tryAgain)
      : undefined;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={`Apply for ${job.title}`}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field
          label={`Note to ${job.company}`}
          help="Say why you fit. You can add your resume as a PDF in the conversation that opens."
          error={problem}
        >
          {(ids) => (
            <Textarea
              {...ids}
              data-autofocus
              rows={6}
              maxLength={maxMessageLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={send.isPending}>
            Send application
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
