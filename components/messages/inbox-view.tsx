"use client";

import { EmptyState } from "@/components/ui/empty-state";
import { MessageCircle } from "@/components/ui/deferred-icons";
import { ConversationList } from "./conversation-list";
import { useOpenConversationId } from "./inbox-address";
import { ThreadView } from "./thread-view";
import { useClock } from "./use-clock";

type Props = {
  userId: string;
  /** Server render time in epoch milliseconds. */
  rendered: number;
};

export function InboxView({ userId, rendered }: Props) {
  const openId = useOpenConversationId();
  const clock = useClock(rendered);
  return (
    <div data-slot="inbox" className="md:page md:h-[calc(100dvh-var(--header)-1px)] md:py-4 lg:py-6">
      {openId ? (
        <>
          <meta name="page-form" content="own" />
          <h1 className="sr-only md:hidden">Messages</h1>
        </>
      ) : null}
      <div className="md:bg-card grid h-full grid-cols-[minmax(0,1fr)] md:grid-cols-[20rem_minmax(0,1fr)] md:overflow-hidden md:rounded-xl md:border lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div
          className={`max-md:px-gutter flex min-h-0 flex-col max-md:py-4 md:border-r ${openId ? "max-md:hidden" : ""}`}
        >
          <ConversationList openId={openId} clock={clock} />
        </div>
        <div className={`min-h-0 min-w-0 max-md:h-[calc(100dvh-57px)] ${openId ? "" : "grid max-md:hidden"}`}>
          {openId ? (
            <ThreadView key={openId} id={openId} userId={userId} clock={clock} />
          ) : (
            <EmptyState icon={MessageCircle} title="Choose a conversation" className="my-auto">
              <p className="text-muted-foreground">Your conversation shows up here.</p>
            </EmptyState>
          )}
        </div>
      </div>
    </div>
  );
}
