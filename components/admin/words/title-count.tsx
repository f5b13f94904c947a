import { Badge } from "@/components/ui/badge";
import { mostCounted } from "@/lib/search/lexicon/synonyms.rules";
import { formatNumber } from "@/lib/shared/numbers";

/** '12 listings', '1,000+ listings', or that there are none. */
export function TitleCount({ count }: { count: number }) {
  if (count === 0) return <Badge variant="waiting">No listings</Badge>;
  const shown = count > mostCounted ? `${formatNumber(mostCounted)}+` : formatNumber(count);
  return (
    <span className="text-muted-foreground text-sm whitespace-nowrap tabular-nums">
      {shown} {count === 1 ? "listing" : "listings"}
    </span>
  );
}
