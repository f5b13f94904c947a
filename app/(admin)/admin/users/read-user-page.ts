import type { UserFilter } from "@/components/admin/users/user-filters";
import { listAccountsForReview } from "@/lib/account/review/queries";
import { AppError } from "@/lib/shared/app-error";

type Asked = { filter: UserFilter; search: string; cursor: string };

/** A page of people; a cursor that is no longer good starts from the front. */
export async function readUserPage({ filter, search, cursor }: Asked) {
  const query = { ...filter.query, search: search || undefined, limit: 25 };
  try {
    return await listAccountsForReview({ ...query, cursor: cursor || undefined });
  } catch (error) {
    if (error instanceof AppError && error.code === "bad_request") return listAccountsForReview(query);
    throw error;
  }
}
