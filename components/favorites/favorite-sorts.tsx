"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Choice } from "@/components/ui/choice";
import { favoriteSortNames, favoriteSorts, type FavoriteSort } from "@/lib/favorites/rules";
import { hrefs } from "@/lib/shared/hrefs";

/** The order of the favorites, which is part of the address. */
export function FavoriteSorts({ sort }: { sort: FavoriteSort }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Choice
      id="favorite-sort"
      label="Sort favorites"
      labelHidden
      defaultValue={sort}
      aria-busy={isPending || undefined}
      onChange={({ target }) =>
        startTransition(() =>
          router.replace(hrefs.favorites(target.value === "newest" ? "" : `sort=${target.value}`), {
            scroll: false,
          }),
        )
      }
    >
      {favoriteSorts.map((one) => (
        <option key={one} value={one}>
          {favoriteSortNames[one]}
        </option>
      ))}
    </Choice>
  );
}
