import "server-only";
import { task } from "@/lib/server/queue";
import { publishedTask } from "./moderation.rules";
import { creditAuthor } from "./published.commands";

export const creditAuthors = task(publishedTask, ({ reviewId }) => creditAuthor(reviewId), { retries: 12 });
