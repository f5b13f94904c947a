"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { IntentLink } from "@/components/ui/intent-link";
import { MessageCircle } from "@/components/ui/deferred-icons";
import { openApplicantThread, type ApplicantDto } from "@/lib/applications/contract";
import { call } from "@/lib/client/api";
import { hrefs } from "@/lib/shared/hrefs";

const look =
  "tap-target inline-flex items-center gap-2 justify-self-start rounded-sm text-sm font-semibold underline-offset-4 hover:underline";

export function ApplicantMessage({ applicant: { id, name, conversationId } }: { applicant: ApplicantDto }) {
  const router = useRouter();
  const open = useMutation({
    mutationFn: () => call(openApplicantThread, { params: { id } }),
    onSuccess: (thread) => router.push(hrefs.messages(thread.conversationId)),
    onError: (error) => toastFailure("We couldn’t open the conversation", error),
  });
  const inside = (
    <>
      <MessageCircle className="text-muted-foreground" />
      <span>
        Message<span className="sr-only"> {name}</span>
      </span>
    </>
  );
  return conversationId ? (
    <IntentLink href={hrefs.messages(conversationId)} className={look}>
      {inside}
    </IntentLink>
  ) : (
    <button type="button" className={look} disabled={open.isPending} onClick={() => open.mutate()}>
      {inside}
    </button>
  );
}
