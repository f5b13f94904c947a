"use client";

import { CircleExclamationPoint } from "@/components/ui/icons";
import { AttachmentLinks } from "./attachment-links";
import { Bubble } from "./bubble";
import type { OutgoingMessages } from "./outgoing-hooks";
import type { OutgoingMessage } from "./outgoing-store";

type Props = { message: OutgoingMessage; outgoing: OutgoingMessages };

const actionLook = "tap-target text-foreground rounded-sm font-semibold underline underline-offset-4";

export function OutgoingBubble({ message, outgoing }: Props) {
  const { text, documents, problem } = message;
  return (
    <Bubble
      own
      startsGroup
      endsGroup
      faded
      author="You"
      text={text}
      attachments={<AttachmentLinks attachments={documents} />}
      note={
        problem === null ? (
          "Sending…"
        ) : (
          <p role="alert" className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm">
            <span className="text-harm flex items-center gap-1.5">
              <CircleExclamationPoint className="size-4" />
              Not sent. {problem}
            </span>
            <button type="button" className={actionLook} onClick={() => outgoing.retry(message)}>
              Try again
            </button>
            <button type="button" className={actionLook} onClick={() => outgoing.discard(message)}>
              Discard
            </button>
          </p>
        )
      }
    />
  );
}
