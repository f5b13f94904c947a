"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { HolidayNotice } from "@/components/vendors/holiday-notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { DocumentDto } from "@/lib/documents/contract";
import type { ConversationDto, MessageDto } from "@/lib/messages/contract";
import { obstacleCopy } from "@/lib/messages/copy";
import { useAttachments } from "./use-attachments";
import { Composer } from "./composer";
import { DealCards, isUnderWay } from "./deal-cards";
import type { DealCardProps } from "./deal-card";
import { useDeal, useDealStep } from "./deal-hooks";
import { dealLine } from "./deal-lines";
import { DealStarts } from "./deal-starts";
import { useConversation } from "./inbox-hooks";
import { OfferCard } from "./offer-card";
import { useOutgoing, type OutgoingMessages } from "./outgoing-hooks";
import { SubjectCard } from "./subject-card";
import { ThreadHeader } from "./thread-header";
import { useMarkRead, useThread } from "./thread-hooks";
import { ThreadMessages } from "./thread-messages";
import type { Clock } from "./times";
import { useDealDialog } from "./use-deal-dialog";
import { useFileDrop } from "./use-file-drop";
import { useStickToEnd } from "./use-stick-to-end";

type Props = { id: string; userId: string; clock: Clock };

export function ThreadView({ id, userId, clock }: Props) {
  const { data: conversation, isError, refetch } = useConversation(id);
  if (conversation) return <Thread conversation={conversation} userId={userId} clock={clock} />;
  if (isError) {
    return (
      <div className="p-4">
        <LoadProblem onRetry={() => void refetch()} />
      </div>
    );
  }
  return <ThreadSkeleton />;
}

type ThreadProps = { conversation: ConversationDto; userId: string; clock: Clock };

function Thread({ conversation, userId, clock }: ThreadProps) {
  const { id, other, subject, obstacle } = conversation;
  const thread = useThread(id);
  const outgoing = useOutgoing(userId, id);
  const place = useStickToEnd();
  const { data: deal } = useDeal(id);
  const step = useDealStep(id);
  const attachments = useAttachments();
  const drop = useFileDrop(attachments.add);
  const dialog = useDealDialog(conversation, deal);
  useMarkRead(id, thread.messages);
  const cards = deal ? { conversation, deal, clock, onPress: dialog.show, step } : null;

  function send(text: string, documents: DocumentDto[]): void {
    outgoing.send(text, documents);
    place.goToEnd();
  }

  return (
    <section
      aria-label={`Conversation with ${other.name}`}
      className="relative flex h-full min-h-0 flex-col"
      {...(obstacle ? {} : drop.handlers)}
    >
      <ThreadHeader
        conversation={conversation}
        lastReceivedId={thread.messages.findLast(isReportable)?.id}
        canReview={deal?.canReview === true}
      />
      <SubjectCard subject={subject} />
      {other.holidayUntil ? (
        <div className="border-b px-3 py-2 md:px-4">
          <HolidayNotice vendor={{ ...other, businessName: other.name }} />
        </div>
      ) : null}
      {thread.isSuccess ? (
        <LoadedThread {...{ thread, outgoing, place, clock, cards, conversation }} />
      ) : (
        <div className="min-h-0 flex-1 overflow-hidden p-4">
          {thread.isError ? <LoadProblem onRetry={() => void thread.refetch()} /> : <BubbleSkeletons />}
        </div>
      )}
      {obstacle ? (
        <p data-slot="obstacle" className="bg-muted text-muted-foreground border-t p-4 text-center text-sm">
          {obstacleCopy[obstacle]}
        </p>
      ) : (
        <>
          {deal ? <DealStarts conversation={conversation} deal={deal} onPress={dialog.show} /> : null}
          <Composer draft={`message:${id}`} to={other.name} attachments={attachments} onSend={send} />
        </>
      )}
      {dialog.dialog}
      {drop.isOver ? <DropHint /> : null}
    </section>
  );
}

function isReportable({ mine, senderId, takenBack }: MessageDto): boolean {
  return !mine && senderId !== null && !takenBack;
}

type LoadedProps = {
  thread: ReturnType<typeof useThread>;
  outgoing: OutgoingMessages;
  conversation: ConversationDto;
  clock: Clock;
  place: ReturnType<typeof useStickToEnd>;
  cards: DealCardProps | null;
};

/** A finished deal stays where it was made; one under way is at the end. */
function LoadedThread({ thread, cards, conversation, ...messages }: LoadedProps) {
  return (
    <ThreadMessages
      {...messages}
      messages={thread.messages}
      otherName={conversation.other.name}
      settled={cards && !isUnderWay(cards.deal) && cards.deal.offer ? <OfferCard {...cards} /> : null}
      writeDealLine={(message, isCurrent) =>
        dealLine({ message, isCurrent, conversation, deal: cards?.deal })
      }
      older={{
        has: thread.hasNextPage,
        isFetching: thread.isFetchingNextPage,
        fetch: () => void thread.fetchNextPage(),
      }}
    >
      {cards ? <DealCards {...cards} /> : null}
    </ThreadMessages>
  );
}

function DropHint() {
  return (
    <p className="bg-card/90 border-primary pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-xl border-2 border-dashed text-lg font-semibold">
      Drop photos or PDFs to attach them
    </p>
  );
}

function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert variant="harm" role="alert" title="We couldn’t load this conversation">
      <p>Check your connection and try again.</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}

function BubbleSkeletons() {
  return (
    <div role="status" aria-label="Loading messages" className="flex h-full flex-col justify-end gap-3">
      <Skeleton className="h-10 w-3/5 rounded-xl" />
      <Skeleton className="h-16 w-2/5 rounded-xl" />
      <Skeleton className="h-10 w-1/2 self-end rounded-xl" />
      <Skeleton className="h-10 w-2/5 rounded-xl" />
    </div>
  );
}

function ThreadSkeleton() {
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-16 items-center gap-3 border-b px-4">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="flex-1 p-4">
        <BubbleSkeletons />
      </div>
    </div>
  );
}
