import { X } from "./icons";
import { IntentLink } from "./intent-link";

type FilterChipsProps = {
  chips: readonly { label: string; href: string }[];
  clearHref: string;
};

export function FilterChips({ chips, clearHref }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul role="list" aria-label="Active filters" className="filter-chips">
      {chips.map((chip) => (
        <li key={chip.label}>
          <IntentLink
            href={chip.href}
            scroll={false}
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
            scroll={false}
            className="tap-target text-primary inline-flex h-9 items-center rounded-full px-3 text-sm font-semibold hover:underline"
          >
            Clear All
          </IntentLink>
        </li>
      ) : null}
    </ul>
  );
}
