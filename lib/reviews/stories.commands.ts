import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { reviewModerationCopy as copy } from "./moderation.copy";
import { isStoryEligible } from "./moderation.rules";
import { successStoriesTag, type ReviewStatus } from "./rules";

type Pick = { admin: Viewer; id: string; picked: boolean; headers: Headers };
type LockedReview = { status: ReviewStatus; rating: number; picked: boolean; title: string };

export async function pickStory({ admin, id, picked, headers }: Pick): Promise<void> {
  await transaction(async (tx) => {
    const [review] = await tx.rows<LockedReview>(sql`
      SELECT r.status, r.rating, r.picked, l.title FROM reviews r JOIN listings l ON l.id = r.listing_id
      WHERE r.id = ${id}::uuid FOR UPDATE OF r`);
    if (!review) throw new AppError("not_found", copy.notFound);
    if (picked && !isStoryEligible(review)) throw new AppError("rule_broken", copy.notAStory);
    if (review.picked === picked) return;
    await recordAudit(tx, {
      actor: admin,
      action: picked ? "review.pick" : "review.unpick",
      subjectType: "review",
      subjectId: id,
      summary: `A review of ${review.title} was ${picked ? "added to" : "removed from"} the success stories`,
      headers,
    });
    await tx.rows(sql`UPDATE reviews SET picked = ${picked}, updated_at = now() WHERE id = ${id}::uuid`);
    await purge([successStoriesTag], tx);
  });
}
