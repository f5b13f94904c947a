import type { UserFilter } from "@/components/admin/users/user-filters";
import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { readFrom } from "@/lib/shared/page";

type Asked = { filter: UserFilter; search: string; cursor: string | undefined };

/** A page of people. */
export function readUserPage({ filter, search, cursor: from }: Asked) {
  const query = { ...filter.query, search: search || undefined, limit: 25 };
  return readFrom(from, (cursor) => listAccountsForReview({ ...query, cursor }));
}
