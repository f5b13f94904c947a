"use client";

import { IntentLink } from "@/components/ui/intent-link";
import { useChosenPlace } from "./chosen-place";
import { placeHref } from "./place-mark";

export function NearestLink({ href }: { href: string }) {
  const place = useChosenPlace();
  if (!place) return null;
  return (
    <IntentLink href={placeHref(href, place.id)} scroll={false} className="pill-link">
      Nearest to {place.name}
    </IntentLink>
  );
}
