import type { UserFilter } from "@/components/admin/users/user-filters";
import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { readPageOrFirst } from "@/lib/shared/page";

type UserPageQuery = { filter: UserFilter; search: string; cursor: string | undefined };

export function readUserPage({ filter, search, cursor: from }: UserPageQuery) {
  const query = { ...filter.query, search: search || undefined, limit: 25 };
  return readPageOrFirst(from, (cursor) => listAccountsForReview({ ...query, cursor }));
}
