"use client";

import { Button } from "@/components/ui/button";
import { CalendarCheck, Tag } from "@/components/ui/deferred-icons";
import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import { offerVerb, type DealDialogRequest } from "./deal-words";

type Props = { conversation: ConversationDto; deal: DealDto; onPress: (press: DealDialogRequest) => void };

export function DealStarts({ conversation, deal, onPress }: Props) {
  const { offer, canOffer, canRequestViewing, canProposeInterview } = deal;
  // The other side's open offer is countered on its card instead.
  const offers = canOffer && offer?.status !== "open";
  if (!offers && !canRequestViewing && !canProposeInterview) return null;
  const look = { variant: "secondary", size: "sm", className: "tap-target" } as const;
  return (
    <div className="flex flex-wrap gap-2 px-3 pt-1 pb-2 md:px-4">
      {offers ? (
        <Button {...look} onClick={() => onPress("offer")}>
          <Tag className="size-4" />
          {offerVerb(conversation, offer)}
        </Button>
      ) : null}
      {canRequestViewing ? (
        <Button {...look} onClick={() => onPress("viewing")}>
          <CalendarCheck className="size-4" />
          {conversation.subject.kind === "job" ? "Choose an interview time" : "Request a viewing"}
        </Button>
      ) : null}
      {canProposeInterview ? (
        <Button {...look} onClick={() => onPress("interview")}>
          <CalendarCheck className="size-4" />
          Propose an interview
        </Button>
      ) : null}
    </div>
  );
}
