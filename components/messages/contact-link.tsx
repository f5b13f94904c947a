"use client";

import { lazy, Suspense, useState, type MouseEvent } from "react";
import { buttonVariants, type ButtonVariants } from "@/components/ui/button-variants";
import { hrefs } from "@/lib/shared/hrefs";
import type { ContactKind, ContactSubject } from "./contact-subject";

const load = () => import("./contact-sheet");
const ContactSheet = lazy(() => load().then((module) => ({ default: module.ContactSheet })));

type Props = ButtonVariants & {
  subject: ContactSubject;
  kind?: ContactKind;
  className?: string;
  children: React.ReactNode;
};

export function ContactLink({ subject, kind, variant, size, className = "", children }: Props) {
  const [open, setOpen] = useState<boolean>();

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a
        href={
          subject.listing ? hrefs.contact(subject.listing.id, kind) : hrefs.contactVendor(subject.vendor.id)
        }
        data-slot="button"
        className={`${buttonVariants({ variant, size })} ${className}`}
        onClick={onClick}
        onPointerEnter={() => void load()}
      >
        {children}
      </a>
      {open === undefined ? null : (
        <Suspense>
          <ContactSheet subject={subject} kind={kind} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
