import { Button, ButtonLink } from "@/components/ui/button";
import type { DealDto } from "@/lib/messages/deal.contract";
import { hrefs } from "@/lib/shared/hrefs";

type Props = Pick<DealDto, "case" | "canOpenCase"> & { onOpen: () => void };

export function CaseButton({ case: latest, canOpenCase, onOpen }: Props) {
  return (
    <>
      {latest ? (
        <ButtonLink href={hrefs.case(latest.id)} variant="secondary" size="sm" className="tap-target">
          {latest.status === "open" ? "View open case" : "View closed case"}
        </ButtonLink>
      ) : null}
      {canOpenCase ? (
        <Button variant="secondary" size="sm" className="tap-target" onClick={onOpen}>
          Something went wrong
        </Button>
      ) : null}
    </>
  );
}
