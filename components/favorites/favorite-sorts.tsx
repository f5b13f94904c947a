"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Choice } from "@/components/ui/choice";
import { favoriteSortNames, favoriteSorts, readFavoriteSort, type FavoriteSort } from "@/lib/favorites/rules";
import { favoritesHref } from "./favorites-href";

type Props = { sort: FavoriteSort; search: string };

export function FavoriteSorts({ sort, search }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Choice
      id="favorite-sort"
      label="Sort favorites"
      labelHidden
      defaultValue={sort}
      aria-busy={isPending || undefined}
      onChange={({ target }) => {
        const href = favoritesHref({ sort: readFavoriteSort(target.value), search });
        startTransition(() => router.replace(href, { scroll: false }));
      }}
    >
      {favoriteSorts.map((one) => (
        <option key={one} value={one}>
          {favoriteSortNames[one]}
        </option>
      ))}
    </Choice>
  );
}
