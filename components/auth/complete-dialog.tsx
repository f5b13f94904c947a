"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CircleCheck, Clock } from "@/components/ui/icons";
import { Mail } from "@/components/ui/more-icons";
import { useApplications } from "@/components/jobs/application-store";
import { PendingMessageCard } from "@/components/messages/waiting-message";
import { usePendingMessage } from "@/components/messages/contact-hooks";
import { registrationCopy } from "@/lib/auth/copy";
import { hrefs } from "@/lib/shared/hrefs";
import type { AuthRequest } from "./auth-store";

type Complete = Extract<AuthRequest, { view: "complete" }>;
type Props = { request: Complete | null; onClose: () => void };

export function RegistrationCompleteDialog({ request, onClose }: Props) {
  const router = useRouter();
  const [last, setLast] = useState(request);
  // What was shown stays while the dialog fades out.
  if (request && request !== last) setLast(request);
  const waiting = usePendingMessage();
  const { waiting: application } = useApplications();
  const vendor = last?.role === "vendor";
  // That there is an account stands above.
  const mail = last?.message.replace(registrationCopy.created, "").trim();

  function leave(href: string): void {
    onClose();
    router.push(href);
    router.refresh();
  }

  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Registration complete"
    >
      <div className="grid gap-5">
        <p className="flex items-start gap-3">
          <CircleCheck className="text-trust mt-0.5" />
          {vendor
            ? "Your vendor account has been created."
            : "Your customer account has been created successfully."}
        </p>
        {vendor ? (
          <p className="flex items-start gap-3">
            <Clock className="text-waiting mt-0.5" />
            Our team reviews every application. We’ll email you once you’re approved.
          </p>
        ) : null}
        {mail ? (
          <p className="flex items-start gap-3">
            <Mail className="text-muted-foreground mt-0.5" />
            {mail}
          </p>
        ) : null}
        <div className="grid gap-3">
          {waiting ? (
            <PendingMessageCard waiting={waiting} onSent={(id) => leave(hrefs.messages(id))} />
          ) : null}
          {application ? (
            <Button className="w-full" onClick={() => leave(hrefs.job(application.jobId))} data-autofocus>
              Finish your application
            </Button>
          ) : null}
          <Button
            variant={waiting || application ? "secondary" : "primary"}
            className="w-full"
            onClick={() => leave(hrefs.home())}
            data-autofocus={waiting || application ? undefined : true}
          >
            Continue to Homepage
          </Button>
          {vendor ? (
            <Button variant="secondary" className="w-full" onClick={() => leave(hrefs.vendorDashboard())}>
              View your application
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
