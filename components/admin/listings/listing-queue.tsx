"use client";

import { call } from "@/lib/client/api";
import { actionNames } from "@/lib/listings/desk/lifecycle.copy";
import { decideListing, type ModeratedListingDto } from "@/lib/listings/moderation/decision.contract";
import { listingReasonTemplates } from "@/lib/listings/moderation/decision.copy";
import { ChooseAllCards, QueueBulkBar, subjectOf } from "../moderation/queue-bulk";
import { QueueKeys } from "../moderation/queue-keys";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue } from "../moderation/use-queue";
import { PendingListing, decisions, type ListingDecision } from "./pending-listing";
import { reasonWords } from "./reasons";

const keys: Record<string, ListingDecision> = { a: "approve", c: "request-changes", r: "reject" };

const bulkDecisions = [
  { action: "approve", label: "Approve", primary: true },
  { action: "request-changes", label: "Request changes" },
  { action: "reject", label: "Reject" },
] as const;

/** New listings and edits of live ones, the longest waiting first, to be decided on one after the other. */
export function ListingQueue({ listings }: { listings: readonly ModeratedListingDto[] }) {
  const queue = useQueue<ModeratedListingDto, ListingDecision>(listings, {
    keys,
    actionsOf: () => decisions,
    asksFirst: (action) => action !== "approve",
    canChoose: () => true,
    send: ({ id, updatedAt, revisionId }, { action, reason }) =>
      call(decideListing, {
        params: { id, action },
        body: { reason, updatedAt, revisionId: revisionId ?? undefined },
      }),
    nameOf: ({ title }) => title,
    doneName: (action) => actionNames[action],
    plural: "listings",
    effect: "We notified the vendor.",
    undoable: { kind: "listing", actions: ["approve", "request-changes", "reject"] },
  });
  const { body, shown, asking, decide } = queue;
  const action = asking?.action === "reject" ? "reject" : "request-changes";
  const words = reasonWords[action];

  return (
    <div ref={body} onKeyDown={queue.onKeyDown}>
      <QueueKeys keys={["X selects", "A approves", "C requests changes", "R rejects", "U undoes"]} />
      <ChooseAllCards of={queue.choosable.length} chosen={queue.selected.length} onChange={queue.chooseAll} />
      <ul role="list" aria-label="Listings in review" className="grid gap-3">
        {shown.map((listing) => (
          <PendingListing key={listing.id} listing={listing} {...queue.rowOf(listing)} />
        ))}
      </ul>
      <QueueBulkBar
        selected={queue.selected}
        pending={queue.isPending}
        decisions={bulkDecisions}
        onAction={decide}
        onClear={() => queue.chooseAll(false)}
      />
      {asking ? (
        <ReasonDialog
          key={`${asking.action}-${asking.items.map(({ id }) => id).join()}`}
          title={`${words.title} ${subjectOf(asking.items, ({ title }) => title, "listings")}`}
          button={words.button}
          isHarmful={action === "reject"}
          help={words.help}
          queue="listings"
          templates={listingReasonTemplates[action]}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
    </div>
  );
}
