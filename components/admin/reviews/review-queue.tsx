"use client";

import type { DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import { Stars } from "@/components/ui/stars";
import { call } from "@/lib/client/api";
import { decideReview, type ModeratedReviewDto } from "@/lib/reviews/moderation.contract";
import { reviewActionNames, reviewActionWords, reviewReasonTemplates } from "@/lib/reviews/moderation.copy";
import {
  isStoryEligible,
  needsReason,
  availableReviewActions,
  undoableReviewActions,
  type ReviewAction,
} from "@/lib/reviews/moderation.rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { decisionColumn } from "../moderation/decision-column";
import { QueueTable } from "../moderation/queue-table";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue } from "../moderation/use-queue";
import { StoryChoice } from "./story-choice";

const columns: readonly DataColumn<ModeratedReviewDto>[] = [
  {
    id: "review",
    title: "Review",
    headClassName: "w-full",
    className: "py-2.5",
    cell: (review) => <Review review={review} />,
  },
  {
    id: "author",
    title: "Author",
    className: "md:min-w-32",
    cell: ({ author }) => (
      <IntentLink
        href={adminHrefs.person(author.id)}
        className="tap-target rounded-sm wrap-anywhere underline underline-offset-4"
      >
        {author.name}
      </IntentLink>
    ),
  },
  {
    id: "written",
    title: "Written",
    className: "whitespace-nowrap",
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

const bulkDecisions = (["publish", "reject"] as const).map((action) => ({
  action,
  label: reviewActionWords[action].label,
  primary: action === "publish",
}));

function decisionsOf({ status }: ModeratedReviewDto) {
  return availableReviewActions(status).map((action) => ({
    action,
    label: reviewActionWords[action].label,
    primary: action === "publish",
  }));
}

function keysFor(reviews: readonly ModeratedReviewDto[]): string[] {
  const can = new Set(reviews.flatMap(({ status }) => availableReviewActions(status)));
  return [
    ...(can.has("publish") ? ["X selects", "P publishes"] : []),
    ...(can.has("reject") ? ["R rejects"] : []),
    ...(can.has("hide") ? ["H hides"] : []),
    ...(can.has("publish") ? ["U undoes"] : []),
  ];
}

export function ReviewQueue({ reviews }: { reviews: readonly ModeratedReviewDto[] }) {
  const queue = useQueue<ModeratedReviewDto, ReviewAction>(reviews, {
    keys: { p: "publish", r: "reject", h: "hide" },
    actionsOf: ({ status }) => availableReviewActions(status),
    needsConfirmation: needsReason,
    isSelectable: ({ status }) => status === "pending",
    send: ({ id, updatedAt }, { action, reason }) =>
      call(decideReview, { params: { id, action }, body: { reason, updatedAt } }),
    nameOf: ({ listing }) => `The review of ${listing.title}`,
    doneName: (action) => reviewActionNames[action],
    plural: "reviews",
    effect: "We let the author know.",
    undoable: { kind: "review", actions: undoableReviewActions },
  });
  const { asking, decide } = queue;
  return (
    <QueueTable
      queue={queue}
      caption="Reviews"
      keys={keysFor(queue.shown)}
      columns={[
        ...columns,
        decisionColumn<ModeratedReviewDto, ReviewAction>({
          decisionsOf,
          subjectOf: ({ author, listing }) => `${author.name} on ${listing.title}`,
          placeOf: queue.rowOf,
        }),
      ]}
      bulk={{ allLabel: "Select all pending", decisions: bulkDecisions }}
    >
      {asking ? (
        <ReasonDialog
          key={asking.items.map(({ id }) => id).join()}
          title={
            asking.items.length > 1
              ? `${reviewActionWords[asking.action].label} ${asking.items.length} reviews`
              : `${reviewActionWords[asking.action].title} of ${asking.items[0]?.listing.title ?? ""}`
          }
          button={`${reviewActionWords[asking.action].label} review`}
          help={reviewActionWords[asking.action].help}
          queue="reviews"
          templates={reviewReasonTemplates}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
    </QueueTable>
  );
}

function Review({ review }: { review: ModeratedReviewDto }) {
  const { listing, vendorName, rating, text, photos, risks, decisionReason } = review;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars value={rating} />
        <a href={hrefs.listing(listing.id)} className="tap-target font-semibold wrap-anywhere underline">
          {listing.title}
        </a>
        <span className="text-muted-foreground wrap-anywhere">{vendorName}</span>
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      {photos.length > 0 ? (
        <p className="flex flex-wrap gap-2">
          {photos.map(({ url, alt }) => (
            <img key={url} src={url} alt={alt} className="bg-muted size-20 rounded-md object-cover" />
          ))}
        </p>
      ) : null}
      {isStoryEligible(review) ? <StoryChoice id={review.id} picked={review.picked} /> : null}
      {decisionReason ? (
        <p className="text-muted-foreground max-w-prose text-sm wrap-anywhere">Reason: {decisionReason}</p>
      ) : null}
      {risks.map((risk) => (
        <p key={risk} className="text-waiting text-sm font-medium">
          {risk}
        </p>
      ))}
    </div>
  );
}
