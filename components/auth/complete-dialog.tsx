"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
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
  const pathname = usePathname();
  const [last, setLast] = useState(request);
  const [count, setCount] = useState(0);
  const [conversation, setConversation] = useState<string | null>(null);
  // Content stays while the dialog fades out.
  if (request && request !== last) {
    setLast(request);
    setCount(count + 1);
    setConversation(null);
  }
  // The page below still shows the form of the sent message until the conversation opens.
  useEffect(() => {
    if (pathname === conversation) onClose();
  }, [pathname, conversation, onClose]);
  const isVendor = last?.role === "vendor";

  function leave(href: string): void {
    onClose();
    router.push(href);
    router.refresh();
  }

  function openConversation(id: string): void {
    const href = hrefs.messages(id);
    setConversation(href);
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
        <Outcome isVendor={isVendor} message={last?.message ?? ""} />
        <NextSteps key={count} isVendor={isVendor} onLeave={leave} onSent={openConversation} />
      </div>
    </Dialog>
  );
}

function Outcome({ isVendor, message }: { isVendor: boolean; message: string }) {
  // The first line already states that the account exists.
  const mail = message.replace(registrationCopy.created, "").trim();
  return (
    <>
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
    </>
  );
}

type StepsProps = {
  isVendor: boolean;
  onLeave: (href: string) => void;
  onSent: (conversationId: string) => void;
};

function NextSteps({ isVendor, onLeave, onSent }: StepsProps) {
  const pending = usePendingMessage();
  const [message, setMessage] = useState(pending);
  // A sent message stays until its conversation opens.
  if (pending && pending !== message) setMessage(pending);
  const { waiting: application } = useApplications();
  const isUnfinished = message !== null || application !== null;
  return (
    <div className="grid gap-3">
      {message ? <PendingMessageCard waiting={message} onSent={onSent} /> : null}
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
