"use client";

import { Sheet } from "@/components/ui/sheet";
import { ContactHeading } from "./contact-heading";
import { ContactPanel } from "./contact-panel";
import type { ContactKind, ContactSubject } from "./contact-subject";

type Props = {
  subject: ContactSubject;
  kind?: ContactKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ContactSheet({ subject, kind, open, onOpenChange }: Props) {
  const { vendor } = subject;
  return (
    <Sheet
      side={kind === "viewing" && subject.listing?.bookable ? "wide" : "responsive"}
      open={open}
      onOpenChange={onOpenChange}
      title={`Message ${vendor.businessName}`}
      heading={<ContactHeading subject={subject} />}
    >
      <ContactPanel subject={subject} kind={kind} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}
