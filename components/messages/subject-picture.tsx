import { clsx as cx } from "clsx";
import { ListingPicture } from "@/components/listings/listing-picture";
import { Briefcase } from "@/components/ui/icons";
import { Store } from "@/components/ui/deferred-icons";
import type { ConversationDto } from "@/lib/messages/contract";

type Props = { subject: ConversationDto["subject"]; className?: string };

export function SubjectPicture({ subject, className }: Props) {
  const frame = cx("shrink-0 overflow-hidden rounded-md", className);
  if (subject.kind === "listing" && subject.imageUrl) {
    return (
      <ListingPicture
        category={subject.category}
        src={subject.imageUrl}
        sizes="64px"
        className={cx(frame, "aspect-square! rounded-md!")}
      />
    );
  }
  if (subject.imageUrl) {
    return <img src={subject.imageUrl} alt="" loading="lazy" className={cx(frame, "object-cover")} />;
  }
  const SubjectIcon = subject.kind === "job" ? Briefcase : Store;
  return (
    <span className={cx(frame, "bg-muted text-muted-foreground grid place-content-center")}>
      <SubjectIcon />
    </span>
  );
}
