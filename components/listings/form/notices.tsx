import { Alert } from "@/components/ui/alert";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { formatDate } from "@/lib/shared/dates";

export function ListingNotices({ listing }: { listing: OwnListingDto }) {
  if (listing.editing === "revision") return <RevisionNotice listing={listing} />;
  const { status, decisionReason, submittedAt } = listing;
  if (status === "changes_requested") {
    return (
      <Reason title="Our team asked for changes" reason={decisionReason}>
        Make the changes and resubmit it.
      </Reason>
    );
  }
  if (status === "rejected") {
    return (
      <Reason title="This listing wasn’t approved" reason={decisionReason}>
        You can edit and resubmit it.
      </Reason>
    );
  }
  if (status !== "pending") return null;
  return (
    <Alert variant="waiting" title="In review">
      <p>
        {submittedAt ? `Submitted on ${formatDate(submittedAt)}. ` : ""}You can still edit it. Our team sees
        what you save.
      </p>
    </Alert>
  );
}

function RevisionNotice({ listing: { revision } }: { listing: OwnListingDto }) {
  if (revision?.status === "changes_requested") {
    return (
      <Reason title="Our team asked for changes to your edit" reason={revision.reason}>
        The live version stays up until this is approved.
      </Reason>
    );
  }
  if (revision) {
    return (
      <Alert variant="waiting" title="Your changes are in review">
        <p>The live version stays up until this is approved. You see and change the new version here.</p>
      </Alert>
    );
  }
  return (
    <Alert title="Edits need another review">
      <p>The live version stays up until this is approved. Price and stock changes show right away.</p>
    </Alert>
  );
}

type ReasonProps = { title: string; reason: string | null; children: string };

function Reason({ title, reason, children }: ReasonProps) {
  return (
    <Alert variant="harm" title={title}>
      {reason ? <p className="whitespace-pre-line">{reason}</p> : null}
      <p>{children}</p>
    </Alert>
  );
}
