"use client";

import { X } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { useCompared } from "./compare-store";

type Props = {
  listing: { id: string; title: string };
  href: string;
};

export function CompareRemove({ listing, href }: Props) {
  const { ids, toggle } = useCompared();
  return (
    <IntentLink
      href={href}
      scroll={false}
      aria-label={`Remove ${listing.title} from the comparison`}
      className="tap-target bg-card grid size-8 place-content-center rounded-full"
      onClick={() => (ids.includes(listing.id) ? toggle(listing.id) : undefined)}
    >
      <X className="size-4" />
    </IntentLink>
  );
}
