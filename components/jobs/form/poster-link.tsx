import { ButtonLink } from "@/components/ui/button";
import { hrefs } from "@/lib/shared/hrefs";

export const personalJob = "for=me";

export function PosterLink({ isPersonal, name }: { isPersonal: boolean; name: string }) {
  return (
    <ButtonLink
      href={hrefs.createJob(isPersonal ? undefined : personalJob)}
      variant="secondary"
      size="sm"
      className="whitespace-normal"
    >
      {isPersonal ? `Post for ${name}` : "Post for yourself"}
    </ButtonLink>
  );
}
