"use client";

import { call } from "@/lib/client/api";
import { actionNames } from "@/lib/listings/desk/lifecycle.copy";
import { decideListing, type ModeratedListingDto } from "@/lib/listings/moderation/decision.contract";
import { listingReasonTemplates } from "@/lib/listings/moderation/decision.copy";
import { PostQueue } from "../moderation/post-queue";
import { PendingListing } from "./pending-listing";

export function ListingQueue({ listings }: { listings: readonly ModeratedListingDto[] }) {
  return (
    <PostQueue
      kind="listing"
      posts={listings}
      templates={listingReasonTemplates}
      rules={{
        send: ({ id, updatedAt, revisionId }, { action, reason }) =>
          call(decideListing, {
            params: { id, action },
            body: { reason, updatedAt, revisionId: revisionId ?? undefined },
          }),
        doneName: (action) => actionNames[action],
        effect: "We notified the vendor.",
      }}
      card={(listing, row) => <PendingListing key={listing.id} listing={listing} row={row} />}
    />
  );
}
