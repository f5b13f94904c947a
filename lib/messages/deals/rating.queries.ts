import "server-only";
import { maxShownRatings } from "@/lib/reviews/deal-review.rules";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { messageCopy } from "@/lib/messages/copy";
import type { BuyerDto, BuyerSummaryDto } from "@/lib/messages/rating.contract";
import { isVendorConversation, summaryOf } from "./rating.rows";

/** Throws not_found unless the viewer is an approved vendor and the conversation is about a listing of theirs. */
export async function getBuyer({ id: viewerId }: Viewer, conversationId: string): Promise<BuyerDto> {
  const [found] = await rows<{ summary: BuyerSummaryDto; ratings: BuyerDto["ratings"] }>(sql`
    SELECT ${summaryOf(sql`c.starter_id`)} AS summary,
      (SELECT coalesce(json_agg(json_build_object('rating', n.rating, 'text', n.text, 'createdAt', n.created_at)
          ORDER BY n.created_at DESC, n.id DESC), '[]')
        FROM (SELECT b.id, b.rating, b.text, b.created_at FROM buyer_ratings b
          WHERE b.buyer_id = c.starter_id AND b.status = 'published'
          ORDER BY b.created_at DESC, b.id DESC LIMIT ${constant(maxShownRatings)}) n) AS ratings
    FROM conversations c
    WHERE c.id = ${conversationId}::uuid AND c.owner_id = ${viewerId}::uuid AND ${isVendorConversation}`);
  if (!found) throw new AppError("not_found", messageCopy.unknownConversation);
  const ratings = found.ratings.map(({ createdAt, ...rating }) => ({
    ...rating,
    createdAt: new Date(createdAt).toISOString(),
  }));
  return { ...found.summary, ratings };
}
