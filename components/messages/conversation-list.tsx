"use client";

import { useState, type KeyboardEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Search } from "@/components/ui/icons";
import { MessageCircle } from "@/components/ui/deferred-icons";
import { Skeleton, SkeletonText } from "@/components/ui/skeleton";
import type { InboxBox } from "@/lib/messages/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { ConversationRow } from "./conversation-row";
import { InboxFilter } from "./inbox-filter";
import { useInbox } from "./inbox-hooks";
import type { Clock } from "./times";
import { useDebounced } from "./use-debounced";

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-slot=conversation]")];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function ConversationList({ openId, clock }: { openId: string | null; clock: Clock }) {
  const [box, setBox] = useState<InboxBox>("all");
  const [search, setSearch] = useState("");
  const debouncedSearch = useDebounced(search.trim());
  const inbox = useInbox(box, debouncedSearch);
  const conversations = inbox.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <>
      <div className="grid gap-3 p-4 pb-2 max-md:px-0">
        <h1 className="text-2xl font-bold">Messages</h1>
        <InboxFilter box={box} search={search} onBox={setBox} onSearch={setSearch} />
      </div>
      <div
        className="relative min-h-0 flex-1 max-md:-mx-3 md:overflow-y-auto md:overscroll-contain md:px-2 md:pb-2"
        aria-busy={inbox.isFetching && !inbox.isFetchingNextPage}
      >
        {inbox.isPending ? <RowSkeletons /> : null}
        {inbox.isError && conversations.length === 0 ? (
          <Alert variant="harm" role="alert" title="We couldn’t load your messages" className="m-2">
            <p>Check your connection and try again.</p>
            <Button variant="secondary" size="sm" onClick={() => void inbox.refetch()}>
              Try again
            </Button>
          </Alert>
        ) : null}
        {inbox.isSuccess && conversations.length === 0 ? (
          <Nothing box={box} search={debouncedSearch} />
        ) : null}
        {conversations.length > 0 ? (
          <ul role="list" aria-label="Conversations" onKeyDown={move}>
            {conversations.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                current={conversation.id === openId}
                labeled={conversation.archived && box !== "archived"}
                clock={clock}
              />
            ))}
          </ul>
        ) : null}
        {inbox.hasNextPage ? (
          <Button
            variant="ghost"
            className="mt-2 w-full"
            pending={inbox.isFetchingNextPage}
            onClick={() => void inbox.fetchNextPage()}
          >
            More conversations
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Nothing({ box, search }: { box: InboxBox; search: string }) {
  if (search) {
    return (
      <EmptyState icon={Search} title="No matches">
        <p className="text-muted-foreground">
          No conversation matches “{search}”. Try a name, a listing or a word from a message.
        </p>
      </EmptyState>
    );
  }
  if (box === "unread") {
    return (
      <EmptyState icon={MessageCircle} title="You’re all caught up">
        <p className="text-muted-foreground">New messages show up here until you read them.</p>
      </EmptyState>
    );
  }
  if (box === "archived") {
    return (
      <EmptyState icon={MessageCircle} title="Nothing archived">
        <p className="text-muted-foreground">
          Archive a conversation you’re done with. It comes back when there’s a new message.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={MessageCircle} title="No messages yet">
      <p className="text-muted-foreground">
        Choose “Contact vendor” on a listing to ask your first question.
      </p>
      <ButtonLink href={hrefs.home()} variant="secondary">
        Browse listings
      </ButtonLink>
    </EmptyState>
  );
}

function RowSkeletons() {
  return (
    <div role="status" aria-label="Loading conversations">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-3 p-3">
          <Skeleton className="size-12 rounded-md" />
          <div className="flex-1">
            <SkeletonText className="w-2/5" />
            <SkeletonText className="w-3/5 text-sm" />
            <SkeletonText className="w-4/5 text-sm" />
          </div>
        </div>
      ))}
    </div>
  );
}
