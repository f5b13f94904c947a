import { ArrowRight, Tag } from "@/components/ui/deferred-icons";
import { IntentLink } from "@/components/ui/intent-link";
import { hrefs } from "@/lib/shared/hrefs";

export function SalesLink() {
  return (
    <IntentLink
      href={hrefs.sales()}
      className="bg-card hover:bg-accent active:bg-accent flex items-center gap-4 rounded-xl border p-4 transition-colors"
    >
      <span className="bg-primary-soft text-primary grid size-11 shrink-0 place-content-center rounded-md">
        <Tag />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Sales</span>
        <span className="text-muted-foreground block text-sm">Offers, quotes, and deals</span>
      </span>
      <ArrowRight className="text-muted-foreground" />
    </IntentLink>
  );
}
