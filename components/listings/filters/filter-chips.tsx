import { X } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import type { Chip } from "./chips";

type Props = { chips: readonly Chip[]; hrefs: readonly string[]; clearHref: string };

/** Active filters, each a link to the results without it; they work without JavaScript. */
export function FilterChips({ chips, hrefs, clearHref }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {chips.map((chip, index) => (
        <li key={chip.label}>
          <IntentLink
            href={hrefs[index] ?? clearHref}
            className="tap-target bg-card hover:bg-accent inline-flex h-9 items-center gap-1.5 rounded-full border pr-2.5 pl-3.5 text-sm font-medium"
          >
            {chip.label}
            <X className="size-4" label="Remove" />
          </IntentLink>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <IntentLink
            href={clearHref}
            className="tap-target text-primary inline-flex h-9 items-center rounded-full px-3 text-sm font-semibold hover:underline"
          >
            Clear All
          </IntentLink>
        </li>
      ) : null}
    </ul>
  );
}
