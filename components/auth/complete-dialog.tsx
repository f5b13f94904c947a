"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CircleCheck, Clock } from "@/components/ui/icons";
import { Mail } from "@/components/ui/deferred-icons";
import { useApplications } from "@/components/jobs/application-store";
import { PendingMessageCard } from "@/components/messages/waiting-message";
import { usePendingMessage } from "@/components/messages/contact-hooks";
import { registrationCopy } from "@/lib/auth/copy";
import { hrefs } from "@/lib/shared/hrefs";
import type { AuthRequest } from "./auth-store";

type Complete = Extract<AuthRequest, { view: "complete" }>;
const line = "flex items-start gap-3";

type Props = { request: Complete | null; onClose: () => void };

export function RegistrationCompleteDialog({ request, onClose }: Props) {
  const router = useRouter();
  const [last, setLast] = useState(request);
  // Content stays while the dialog fades out.
  if (request && request !== last) setLast(request);
  const isVendor = last?.role === "vendor";
  // The first line already states that the account exists.
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
        <p className={line}>
          <CircleCheck className="text-trust mt-0.5" />
          {isVendor
            ? "Your vendor account has been created."
            : "Your customer account has been created successfully."}
        </p>
        {isVendor ? (
          <p className={line}>
            <Clock className="text-waiting mt-0.5" />
            Our team reviews every application. We’ll email you once you’re approved.
          </p>
        ) : null}
        {mail ? (
          <p className={line}>
            <Mail className="text-muted-foreground mt-0.5" />
            {mail}
          </p>
        ) : null}
        <NextSteps isVendor={isVendor} onLeave={leave} />
      </div>
    </Dialog>
  );
}

type StepsProps = { isVendor: boolean; onLeave: (href: string) => void };

function NextSteps({ isVendor, onLeave }: StepsProps) {
  const message = usePendingMessage();
  const { waiting: application } = useApplications();
  const isUnfinished = message !== null || application !== null;
  return (
    <div className="grid gap-3">
      {message ? <PendingMessageCard waiting={message} onSent={(id) => onLeave(hrefs.messages(id))} /> : null}
      {application ? (
        <Button className="w-full" onClick={() => onLeave(hrefs.job(application.jobId))} data-autofocus>
          Finish your application
        </Button>
      ) : null}
      <Button
        variant={isUnfinished ? "secondary" : "primary"}
        className="w-full"
        onClick={() => onLeave(hrefs.home())}
        data-autofocus={isUnfinished ? undefined : true}
      >
        Continue to Homepage
      </Button>
      {isVendor ? (
        <Button variant="secondary" className="w-full" onClick={() => onLeave(hrefs.vendorDashboard())}>
          View your application
        </Button>
      ) : null}
    </div>
  );
}
