import "server-only";
import { task } from "@/lib/server/queue";
import { publishedTask } from "./moderation.rules";
import { thankAuthor } from "./published.commands";

export const thankAuthors = task(publishedTask, ({ reviewId }) => thankAuthor(reviewId), { retries: 12 });
