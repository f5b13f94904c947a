"use client";

import { Tabs } from "@/components/ui/tabs";
import type { MailDto } from "@/lib/notifications/outbox.contract";

/** One message as text, and as its reader sees it: in a frame that may run nothing and leads nowhere. */
export function MailView({ mail }: { mail: MailDto }) {
  if (mail.text === null || mail.html === null) {
    return (
      <p className="text-muted-foreground">
        This email contained a personal link, so we deleted its text once it was sent.
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
