import { IntentLink } from "./intent-link";
import { formatNumber } from "@/lib/shared/numbers";

export type LinkTab = {
  label: string;
  href: string;
  current: boolean;
  count?: number;
  capped?: boolean;
};

export function LinkTabs({
  label,
  tabs,
  scroll = false,
}: {
  label: string;
  tabs: readonly LinkTab[];
  scroll?: boolean;
}) {
  return (
    <nav data-slot="tabs" aria-label={label} className="tab-list">
      {tabs.map((tab) => (
        <IntentLink
          key={tab.href}
          href={tab.href}
          scroll={scroll}
          aria-current={tab.current ? "true" : undefined}
          // On phones the row may overflow; scrolls to the current tab initially.
          className="tab not-first:aria-[current=true]:[scroll-initial-target:nearest]"
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <span className="text-muted-foreground text-sm font-normal tabular-nums">
              {formatNumber(tab.count)}
              {tab.capped ? "+" : null}
            </span>
          )}
        </IntentLink>
      ))}
    </nav>
  );
}
