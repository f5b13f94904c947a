"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { CircleCheck } from "@/components/ui/icons";
import { HolidayNotice } from "@/components/vendors/holiday-notice";
import { messageCopy } from "@/lib/messages/copy";
import { hrefs } from "@/lib/shared/hrefs";
import { formatReplyTime } from "@/lib/vendors/rules";
import { ContactForm } from "./contact-form";
import { useContact } from "./contact-hooks";
import { ContactPhone } from "./contact-phone";
import type { ContactKind, ContactSubject } from "./contact-subject";
import { SafetyNote } from "./safety-note";

type PanelProps = { subject: ContactSubject; kind?: ContactKind; onDone?: () => void };

export function ContactPanel({ subject, kind, onDone }: PanelProps) {
  const { vendor, listing } = subject;
  const contact = useContact(subject);

  if (contact.user?.vendorId === vendor.id) {
    return (
      <div className="grid gap-4">
        <p>This is your own {listing ? "listing" : "profile"}. Buyers reach you with this form.</p>
        <ButtonLink href={hrefs.messages()} variant="secondary">
          Open your messages
        </ButtonLink>
      </div>
    );
  }
  if (contact.sentTo)
    return (
      <Sent
        subject={subject}
        isHeld={contact.isHeld && kind === undefined}
        sent={contact.isBooked ? "Booked with" : `${sentWords[kind ?? "message"]} to`}
        conversationId={contact.sentTo}
        onDone={onDone}
      />
    );
  return (
    <div className="grid gap-5">
      <HolidayNotice vendor={vendor} />
      <ContactForm subject={subject} kind={kind} contact={contact} />
      <ContactPhone subject={subject} />
      <SafetyNote verified={vendor.verified} />
    </div>
  );
}

const sentWords = { offer: "Offer sent", viewing: "Request sent", message: "Message sent" } as const;

function Sent({
  subject: { vendor },
  sent,
  isHeld,
  conversationId,
  onDone,
}: Omit<PanelProps, "kind"> & { sent: string; isHeld: boolean; conversationId: string }) {
  const { businessName, medianReplySeconds, holidayUntil } = vendor;
  const knowsReplyTime = medianReplySeconds !== null && !holidayUntil;
  return (
    <div role="status" className="grid gap-5 py-2">
      <div className="flex items-start gap-3">
        <CircleCheck className="text-trust mt-0.5 size-6" />
        <div className="grid gap-1">
          <p className="text-lg font-semibold">
            {isHeld
              ? `${messageCopy.waitingForCheck}: your message to ${businessName}`
              : `${sent} ${businessName}`}
          </p>
          <p className="text-muted-foreground">
            {isHeld
              ? "You sent the same text to several people, so our team checks it first. We’ll deliver it after that."
              : `${knowsReplyTime ? `${formatReplyTime(medianReplySeconds)}. ` : ""}Their reply will show up in your messages.`}
          </p>
        </div>
      </div>
      <div className="grid gap-3">
        <ButtonLink href={hrefs.messages(conversationId)}>Open conversation</ButtonLink>
        {onDone ? (
          <Button variant="secondary" onClick={onDone}>
            Keep browsing
          </Button>
        ) : null}
      </div>
    </div>
  );
}
