import "server-only";
import { relistedTask } from "@/lib/listings/desk/relisting.rules";
import { task } from "@/lib/server/queue";
import { announceRelisting } from "./relisting.commands";

export const announceRelistings = task(relistedTask, ({ listingId }) => announceRelisting(listingId));
