"use client";

import { useMutation } from "@tanstack/react-query";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Smartphone } from "@/components/ui/deferred-icons";
import { call } from "@/lib/client/api";
import { contactVendor } from "@/lib/vendors/contact/contact.contract";
import type { ContactSubject } from "./contact-subject";

/** Fetched on press, because a press counts as a contact. */
export function ContactPhone({ subject: { vendor, listing } }: { subject: ContactSubject }) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(contactVendor, { params: { id: vendor.id }, body: { listingId: listing?.id } }),
  });
  if (data) {
    return (
      <a
        href={`tel:${data.phone.replace(/[^\d+]/g, "")}`}
        className={`${buttonVariants({ variant: "secondary" })} w-full tabular-nums`}
      >
        <Smartphone />
        {data.phone}
      </a>
    );
  }
  return (
    <div className="grid gap-2">
      <Button variant="secondary" className="w-full" pending={isPending} onClick={() => mutate()}>
        <Smartphone />
        Show phone number
      </Button>
      {error ? (
        <p role="alert" className="text-harm text-sm">
          {errorText(error, tryAgain)}
        </p>
      ) : null}
    </div>
  );
}
