import { buttonVariants } from "./button-variants";
import { ChevronLeft, ChevronRight } from "./deferred-icons";
import { IntentLink } from "./intent-link";

type PaginationProps = {
  previousHref: string | null;
  nextHref: string | null;
  label: string;
  previousLabel?: string;
  nextLabel?: string;
};

export function Pagination({
  previousHref,
  nextHref,
  label,
  previousLabel = "First page",
  nextLabel = "Next page",
}: PaginationProps) {
  if (!previousHref && !nextHref) return null;
  const look = buttonVariants({ variant: "secondary" });
  return (
    <nav data-slot="pagination" aria-label={`${label} pages`} className="flex justify-center gap-3">
      {previousHref ? (
        <IntentLink href={previousHref} className={look}>
          <ChevronLeft className="-ml-1" />
          {previousLabel}
        </IntentLink>
      ) : null}
      {nextHref ? (
        <IntentLink href={nextHref} rel="next" className={look}>
          {nextLabel}
          <ChevronRight className="-mr-1" />
        </IntentLink>
      ) : null}
    </nav>
  );
}
