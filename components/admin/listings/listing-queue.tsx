"use client";

import { call } from "@/lib/client/api";
import { actionNames } from "@/lib/listings/desk/lifecycle.copy";
import { decideListing, type ModeratedListingDto } from "@/lib/listings/moderation/decision.contract";
import { listingReasonTemplates } from "@/lib/listings/moderation/decision.copy";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue } from "../moderation/use-queue";
import { PendingListing, decisions, type ListingDecision } from "./pending-listing";
import { reasonWords } from "./reasons";

const keys: Record<string, ListingDecision> = { a: "approve", c: "request-changes", r: "reject" };

/** New listings and edits of live ones, the longest waiting first, to be decided on one after the other. */
export function ListingQueue({ listings }: { listings: readonly ModeratedListingDto[] }) {
  const queue = useQueue<ModeratedListingDto, ListingDecision>(listings, {
    keys,
    actionsOf: () => decisions,
    needsReason: (action) => action !== "approve",
    canChoose: () => false,
    send: ({ id, updatedAt, revisionId }, { action, reason }) =>
      call(decideListing, {
        params: { id, action },
        body: { reason, updatedAt, revisionId: revisionId ?? undefined },
      }),
    nameOf: ({ title }) => title,
    doneName: (action) => actionNames[action],
    plural: "listings",
    effect: "We notified the vendor.",
  });
  const { body, shown, asking, decide } = queue;
  const [asked] = asking?.items ?? [];
  const action = asking?.action === "reject" ? "reject" : "request-changes";
  const words = reasonWords[action];

  return (
    <div ref={body} onKeyDown={queue.onKeyDown}>
      <p className="text-muted-foreground mb-3 text-sm max-lg:hidden">
        Keys: J and K move, A approves, C requests changes, R rejects.
      </p>
      <ul role="list" aria-label="Listings in review" className="grid gap-3">
        {shown.map((listing) => (
          <PendingListing key={listing.id} listing={listing} {...queue.rowOf(listing)} />
        ))}
      </ul>
      {asking && asked ? (
        <ReasonDialog
          key={`${asking.action}-${asked.id}`}
          title={`${words.title} ${asked.title}`}
          button={words.button}
          help={words.help}
          templates={listingReasonTemplates[action]}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
    </div>
  );
}
