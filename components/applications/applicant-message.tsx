"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { Button, ButtonLink } from "@/components/ui/button";
import { CalendarCheck, MessageCircle } from "@/components/ui/deferred-icons";
import { openApplicantThread, type ApplicantDto } from "@/lib/applications/contract";
import { call } from "@/lib/client/api";
import { hrefs } from "@/lib/shared/hrefs";

const look = { variant: "secondary", size: "sm", className: "tap-target" } as const;

type Props = { applicant: ApplicantDto; interview?: boolean };

export function ApplicantMessage({ applicant: { id, name, conversationId }, interview = false }: Props) {
  const address = interview ? hrefs.proposeInterview : hrefs.messages;
  const router = useRouter();
  const open = useMutation({
    mutationFn: () => call(openApplicantThread, { params: { id } }),
    onSuccess: (thread) => router.push(address(thread.conversationId)),
    onError: (error) => toastFailure("We couldn’t open the conversation", error),
  });
  const inside = (
    <>
      {interview ? <CalendarCheck className="size-4" /> : <MessageCircle className="size-4" />}
      <span>
        {interview ? "Interview" : "Message"}
        <span className="sr-only"> {name}</span>
      </span>
    </>
  );
  return conversationId ? (
    <ButtonLink {...look} href={address(conversationId)}>
      {inside}
    </ButtonLink>
  ) : (
    <Button {...look} pending={open.isPending} onClick={() => open.mutate()}>
      {inside}
    </Button>
  );
}
