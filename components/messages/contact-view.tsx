"use client";

import { Card, CardContent } from "@/components/ui/card";
import { ContactHeading } from "./contact-heading";
import { ContactPanel } from "./contact-panel";
import type { ContactKind, ContactSubject } from "./contact-subject";

export function ContactView({ subject, kind }: { subject: ContactSubject; kind?: ContactKind }) {
  return (
    <div className="page py-6 md:py-12">
      <Card className="mx-auto max-w-lg">
        <CardContent className="grid gap-5">
          <h1 className="text-2xl font-bold">New message</h1>
          <ContactHeading subject={subject} />
          <ContactPanel subject={subject} kind={kind} />
        </CardContent>
      </Card>
    </div>
  );
}
