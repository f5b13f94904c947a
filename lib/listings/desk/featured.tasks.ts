import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { endBoosts, endFeaturedBeyondPlans } from "./featured.commands";

export const endFeatured = task(
  taskName("featured-slots"),
  async () => {
    await endBoosts();
    await endFeaturedBeyondPlans();
  },
  { every: "minute" },
);
