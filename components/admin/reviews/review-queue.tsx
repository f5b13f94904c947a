"use client";

import { Stars } from "@/components/ui/stars";
import {
  Table,
  TableActionsHead,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { call } from "@/lib/client/api";
import { decideReview, type ModeratedReviewDto } from "@/lib/reviews/moderation.contract";
import { reviewActionNames, reviewActionWords, reviewReasonTemplates } from "@/lib/reviews/moderation.copy";
import { needsReason, offeredReviewActions, type ReviewAction } from "@/lib/reviews/moderation.rules";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { DecisionCell } from "../moderation/decision-cell";
import { ReasonDialog } from "../moderation/reason-dialog";
import { useQueue, type QueueRow } from "../moderation/use-queue";

/** Reviews to decide on, one by one or by keyboard, and those that are decided. */
export function ReviewQueue({ reviews }: { reviews: readonly ModeratedReviewDto[] }) {
  const queue = useQueue<ModeratedReviewDto, ReviewAction>(reviews, {
    keys: { p: "publish", r: "reject", h: "hide" },
    actionsOf: ({ status }) => offeredReviewActions(status),
    needsReason,
    canChoose: () => false,
    send: ({ id, updatedAt }, { action, reason }) =>
      call(decideReview, { params: { id, action }, body: { reason, updatedAt } }),
    nameOf: ({ listing }) => `The review of ${listing.title}`,
    doneName: (action) => reviewActionNames[action],
    plural: "reviews",
    effect: "We let the author know.",
  });
  const { body, shown, asking, decide } = queue;
  return (
    <div onKeyDown={queue.onKeyDown}>
      <Table caption="Reviews">
        <TableHeader>
          <tr>
            <TableHead className="w-full">Review</TableHead>
            <TableHead>Author</TableHead>
            <TableHead>Written</TableHead>
            <TableActionsHead />
          </tr>
        </TableHeader>
        <TableBody ref={body}>
          {shown.map((review) => (
            <ReviewRow key={review.id} review={review} {...queue.rowOf(review)} />
          ))}
        </TableBody>
      </Table>
      {asking ? (
        <ReasonDialog
          key={asking.items.map(({ id }) => id).join()}
          title={`${reviewActionWords[asking.action].title} of ${asking.items[0]?.listing.title ?? ""}`}
          button={`${reviewActionWords[asking.action].label} review`}
          help={reviewActionWords[asking.action].help}
          templates={reviewReasonTemplates}
          onClose={queue.stopAsking}
          onReason={(reason) => decide(asking.items, asking.action, reason)}
        />
      ) : null}
    </div>
  );
}

function ReviewRow({
  review,
  row,
  pending,
  onAction,
}: QueueRow<ReviewAction> & { review: ModeratedReviewDto }) {
  const { listing, vendorName, rating, text, photos, risks, author, createdAt, status, decisionReason } =
    review;
  const decisions = offeredReviewActions(status).map((action) => ({
    action,
    label: reviewActionWords[action].label,
    primary: action === "publish",
  }));
  return (
    <TableRow {...row}>
      <TableCell className="py-2.5">
        <div className="grid gap-1.5">
          <p className="flex flex-wrap items-center gap-x-3">
            <Stars value={rating} />
            <a href={hrefs.listing(listing.id)} className="font-semibold wrap-anywhere underline">
              {listing.title}
            </a>
            <span className="text-muted-foreground">{vendorName}</span>
          </p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
          {photos.length > 0 ? (
            <p className="flex flex-wrap gap-2">
              {photos.map(({ url, alt }) => (
                <img key={url} src={url} alt={alt} className="bg-muted size-20 rounded-md object-cover" />
              ))}
            </p>
          ) : null}
          {decisionReason ? (
            <p className="text-muted-foreground max-w-prose text-sm wrap-anywhere">
              Reason: {decisionReason}
            </p>
          ) : null}
          {risks.map((risk) => (
            <p key={risk} className="text-waiting text-sm font-medium">
              {risk}
            </p>
          ))}
        </div>
      </TableCell>
      <TableCell label="Author" className="md:min-w-32">
        <span className="wrap-anywhere">{author.name}</span>
      </TableCell>
      <TableCell label="Written" className="whitespace-nowrap">
        {formatShortDate(createdAt)}
      </TableCell>
      <DecisionCell
        decisions={decisions}
        subject={`${author.name} on ${listing.title}`}
        pending={pending}
        onAction={onAction}
      />
    </TableRow>
  );
}
