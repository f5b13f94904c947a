import { readPageOrFirst } from "@/lib/shared/page";
import type { QueryParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

type ListQuery = { search: string; limit: number; cursor: string | undefined };

/** `cursor` is empty on the first page, which replaces a page that doesn't exist anymore. */
export async function readList<T>(
  params: QueryParams,
  read: (query: ListQuery) => Promise<{ items: T[]; next: string | null }>,
) {
  const search = cleanInput(params.search, 100) ?? "";
  const { page, cursor } = await readPageOrFirst(params.cursor, (from) =>
    read({ search, limit: 25, cursor: from }),
  );
  return { items: page.items, next: page.next, cursor, search };
}
