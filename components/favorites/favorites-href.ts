import type { FavoriteSort } from "@/lib/favorites/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { writeQuery } from "@/lib/shared/query-params";

type Address = { sort: FavoriteSort; search?: string; cursor?: string };

export function favoritesHref({ sort, search, cursor }: Address): string {
  return hrefs.favorites(writeQuery({ sort: sort === "newest" ? null : sort, search, cursor }));
}
