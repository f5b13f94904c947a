import "server-only";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import { isPermitted } from "@/lib/shared/permissions";

/**
 * Conversations `c` in which the owner `v.user_id` answers as the business `v`: own purchases stay private, and
 * applicants are for those who hire.
 */
export function businessThreads(viewer: Pick<Viewer, "vendorId" | "businessRole">): Sql {
  return sql`conversations c JOIN vendors v ON v.id = ${vendorIdOf(viewer)}::uuid AND v.user_id = c.owner_id
    AND (c.job_id IS NULL OR ${isPermitted(viewer, "hire")}) AND c.starter_messages + c.owner_messages > 0`;
}
