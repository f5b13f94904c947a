"use client";

import { useSearchParams } from "next/navigation";
import { lazy, startTransition, useState } from "react";
import { ChevronDown } from "@/components/ui/icons";
import type { Category } from "@/lib/listings/rules";
import type { GroupProps } from "./field";
import { moreFiltersParam, checkboxFilters, usesMoreFilters } from "./sections";

const MoreGroups = lazy(() =>
  import("./groups/more-groups").then((module) => ({ default: module.MoreGroups })),
);

type Props = GroupProps & { category: Category | undefined };

/**
 * Loaded on demand, or from the start if the URL uses one. Without JavaScript, the link opens a page that includes
 * them.
 */
export function MoreFilters({ address, category }: Props) {
  const params = useSearchParams();
  const [isOpen, setOpen] = useState(usesMoreFilters(address, category) || params.has(moreFiltersParam));
  if (!isOpen) {
    const href = `?${new URLSearchParams([...params, [moreFiltersParam, "1"]])}`;
    return (
      <>
        {checkboxFilters.map(
          (name) => address[name] && <input key={name} type="hidden" name={name} value="1" />,
        )}
        <a
          href={href}
          className="more-link"
          onClick={(event) => {
            event.preventDefault();
            startTransition(() => setOpen(true));
          }}
        >
          More filters
          <ChevronDown />
        </a>
      </>
    );
  }
  // No Suspense boundary: without JavaScript, streamed content would stay hidden.
  return <MoreGroups address={address} category={category} />;
}
