import { listCases } from "@/lib/cases/moderation.queries";
import { listHeldMessages } from "@/lib/messages/moderation/held.queries";
import { getBuyer } from "@/lib/messages/deals/rating.queries";
import { countRatingsAbout } from "@/lib/reviews/due.queries";
import { AppError } from "@/lib/shared/app-error";
import { viewerOf, type ListRead } from "./list-read";

const limit = 20;

/** One person's ratings are sorted. */
const sorted = 1000;

export const dealReads: readonly ListRead[] = [
  {
    name: "number of ratings by sellers",
    bar: "desk",
    read: ({ customer }) => countRatingsAbout(customer),
    sorted,
  },
  {
    name: "ratings of a buyer",
    bar: "desk",
    // The id is not that of a conversation, so the read fails; its statement still has a plan.
    read: (subjects) =>
      getBuyer(viewerOf(subjects, "vendor"), subjects.listing).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      }),
    sorted,
  },
  { name: "held messages", bar: "desk", read: (_, cursor) => listHeldMessages({ limit, cursor }) },
  { name: "open cases", bar: "desk", read: (_, cursor) => listCases({ status: "open", limit, cursor }) },
  { name: "closed cases", bar: "desk", read: (_, cursor) => listCases({ status: "closed", limit, cursor }) },
];
