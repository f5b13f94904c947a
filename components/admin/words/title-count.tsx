import { Badge } from "@/components/ui/badge";
import { maxCounted } from "@/lib/search/lexicon/synonyms.rules";
import { formatNumber } from "@/lib/shared/numbers";

type Props = { count: number; noun?: "listing" | "job"; quiet?: boolean };

export function TitleCount({ count, noun = "listing", quiet }: Props) {
  if (count === 0 && !quiet) return <Badge variant="waiting">No {noun}s</Badge>;
  const shown = count > maxCounted ? `${formatNumber(maxCounted)}+` : formatNumber(count);
  return (
    <span className="text-muted-foreground text-sm whitespace-nowrap tabular-nums">
      {count === 0 ? "No" : shown} {count === 1 ? noun : `${noun}s`}
    </span>
  );
}
