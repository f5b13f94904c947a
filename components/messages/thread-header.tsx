"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { IntentLink } from "@/components/ui/intent-link";
import { ArrowLeft } from "@/components/ui/deferred-icons";
import { UserAvatar } from "@/components/users/avatar";
import { VerifiedBadge } from "@/components/vendors/verified-badge";
import type { ConversationDto } from "@/lib/messages/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { handleThreadClick } from "./inbox-address";
import { ThreadMenu } from "./thread-menu";

type Props = {
  conversation: ConversationDto;
  lastReceivedId: string | undefined;
  canReview: boolean;
};

export function ThreadHeader({ conversation, lastReceivedId, canReview }: Props) {
  const { other } = conversation;
  const [firstName, lastName] = other.name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return (
    <header className="flex min-h-16 items-center gap-3 border-b py-2 pr-1 pl-1 md:pr-2 md:pl-4">
      <a
        href={hrefs.messages()}
        aria-label="Back to messages"
        className={`${buttonVariants({ variant: "ghost", size: "icon" })} -mr-2 md:hidden`}
        onClick={(event) => handleThreadClick(event, null)}
      >
        <ArrowLeft />
      </a>
      <UserAvatar user={{ firstName, lastName, profilePicture: other.photoUrl }} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <h2 className="min-w-0 truncate text-lg leading-snug font-semibold">
          {other.vendorId ? (
            <IntentLink
              href={hrefs.vendor(other.vendorId)}
              className="tap-target rounded-sm underline-offset-4 hover:underline"
            >
              {other.name}
            </IntentLink>
          ) : (
            other.name
          )}
        </h2>
        {other.verified ? <VerifiedBadge /> : null}
      </div>
      <ThreadMenu conversation={conversation} lastReceivedId={lastReceivedId} canReview={canReview} />
    </header>
  );
}
