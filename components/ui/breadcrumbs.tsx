import { ChevronRight } from "./deferred-icons";
import { IntentLink } from "./intent-link";

export type Crumb = { label: string; href: string };

export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav data-slot="breadcrumbs" aria-label="Breadcrumb" className="text-muted-foreground text-sm">
      <ol className="flex min-w-0 items-center gap-1">
        {trail.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-1 max-md:not-nth-last-2:hidden">
            <ChevronRight className="size-4 rotate-180 md:hidden" />
            <IntentLink
              href={crumb.href}
              className="tap-target hover:text-foreground rounded-sm whitespace-nowrap underline-offset-4 hover:underline"
            >
              {crumb.label}
            </IntentLink>
            <ChevronRight className="size-4 max-md:hidden" />
          </li>
        ))}
        <li className="text-foreground truncate max-md:sr-only" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
