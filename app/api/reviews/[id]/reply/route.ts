import { writeReply } from "@/lib/reviews/reply.commands";
import { replyToReview } from "@/lib/reviews/reply.contract";
import { route } from "@/lib/server/route";

export const POST = route(replyToReview, ({ viewer, params, body }) =>
  writeReply({ vendorId: viewer.vendorId, reviewId: params.id, text: body.text }),
);
