import { ReportButton } from "@/components/reports/report-button";
import { Reply } from "@/components/ui/deferred-icons";
import { IntentLink } from "@/components/ui/intent-link";
import { Prose } from "@/components/ui/prose";
import { RelativeTime } from "@/components/ui/relative-time";
import { Stars } from "@/components/ui/stars";
import { UserAvatar } from "@/components/users/avatar";
import { imageUrl, parseImageUrl, srcSetOf } from "@/lib/images/rules";
import type { PhotoDto } from "@/lib/listings/contract";
import type { ReviewDto, VendorReviewDto } from "@/lib/reviews/contract";
import { formatDate, formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";

const interactionNames: Record<NonNullable<ReviewDto["interaction"]>, string> = {
  deal: "Verified buyer",
  conversation: "Messaged this vendor",
};

type Props = { review: ReviewDto & Partial<Pick<VendorReviewDto, "listing">>; vendorName: string };

export function ReviewItem({ review, vendorName }: Props) {
  const { id, authorName, authorPicture, createdAt, rating, text, photos, reply, listing } = review;
  const { interaction } = review;
  const [firstName, lastName] = authorName.split(" ");
  return (
    <article data-slot="review" className="grid max-w-3xl gap-3">
      <header className="flex items-center gap-3">
        <UserAvatar user={{ firstName, lastName, profilePicture: authorPicture }} />
        <div className="min-w-0">
          <h3 className="font-semibold">{authorName}</h3>
          <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 text-sm">
            <Stars value={rating} />
            <RelativeTime date={createdAt} exact={formatShortDate(createdAt)} />
            {interaction ? (
              <span className="text-trust font-medium">{interactionNames[interaction]}</span>
            ) : null}
          </p>
        </div>
      </header>
      {listing ? (
        <p className="text-muted-foreground text-sm">
          About{" "}
          <IntentLink href={hrefs.listing(listing.id)} className="text-foreground rounded-sm underline">
            {listing.title}
          </IntentLink>
        </p>
      ) : null}
      <Prose text={text} />
      <ReviewPhotos photos={photos} />
      {reply ? (
        <div className="bg-muted ml-4 rounded-md p-4 md:ml-8">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <Reply className="size-4" />
            Reply from {vendorName}
          </p>
          <p className="text-muted-foreground text-sm">
            <RelativeTime date={reply.repliedAt} exact={formatDate(reply.repliedAt)} />
          </p>
          <Prose text={reply.text} className="mt-1.5" />
        </div>
      ) : null}
      <ReportButton
        reported={{ subject: "review", subjectId: id, name: "this review" }}
        className="tap-target text-muted-foreground justify-self-start rounded-sm text-sm underline underline-offset-4"
      >
        Report<span className="sr-only"> the review by {authorName}</span>
      </ReportButton>
    </article>
  );
}

function ReviewPhotos({ photos }: { photos: readonly PhotoDto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul role="list" className="flex flex-wrap gap-2">
      {photos.map((photo) => {
        const image = parseImageUrl(photo.url);
        return (
          <li key={photo.url}>
            <a href={image ? imageUrl(image.name, 1280) : photo.url} className="block rounded-md">
              <img
                src={photo.url}
                srcSet={srcSetOf(photo.url)}
                sizes="96px"
                alt={photo.alt}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
                className="bg-muted size-24 rounded-md object-cover"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
