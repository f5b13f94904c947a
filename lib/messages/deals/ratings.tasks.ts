import "server-only";
import { publishReviews } from "@/lib/reviews/publication.commands";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { publishRatings } from "./rating.commands";

async function publish(): Promise<void> {
  await publishReviews();
  await publishRatings();
}

export const publishDealReviews = task(taskName("deal-reviews"), () => publish(), { every: "minute" });
