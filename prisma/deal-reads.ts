import { listCases } from "@/lib/cases/moderation.queries";
import { listHeldMessages } from "@/lib/messages/moderation/held.queries";
import { readActivity, readInbox } from "@/lib/members/inbox.queries";
import { readTeam } from "@/lib/members/queries";
import { getBuyer } from "@/lib/messages/deals/rating.queries";
import { getSaverOffer } from "@/lib/messages/savers/saver-offers.queries";
import { listBuyerRatings } from "@/lib/reviews/buyer-rating.queries";
import { countRatingsAbout } from "@/lib/reviews/due.queries";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { viewerOf, type ListRead, type Subjects } from "./list-read";

const limit = 20;

/** One person's ratings are sorted. */
const sorted = 1000;

function ignoreMissing(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

function ownerOf(subjects: Subjects): Viewer {
  return { ...viewerOf(subjects, "vendor"), vendorId: subjects.vendor, businessRole: "owner" };
}

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
    read: (subjects) => getBuyer(viewerOf(subjects, "vendor"), subjects.listing).catch(ignoreMissing),
    sorted,
  },
  {
    name: "sellers' ratings, for admins",
    bar: "desk",
    read: (_, cursor) => listBuyerRatings({ limit, cursor }),
  },
  // No offer belongs to this vendor's listing, so the read may fail; its statement still has a plan.
  {
    name: "an offer to savers",
    bar: "desk",
    read: ({ vendor, listing }) => getSaverOffer(vendor, listing).catch(ignoreMissing),
    sorted,
  },
  { name: "a team", bar: "desk", read: (subjects) => readTeam(ownerOf(subjects)), sorted },
  {
    name: "a shared inbox",
    bar: "desk",
    read: (subjects, cursor) => readInbox(ownerOf(subjects), { limit, cursor }),
    sorted,
  },
  {
    name: "a team's activity",
    bar: "desk",
    read: (subjects, cursor) => readActivity(ownerOf(subjects), { limit, cursor }),
    sorted,
  },
  { name: "held messages", bar: "desk", read: (_, cursor) => listHeldMessages({ limit, cursor }) },
  { name: "open cases", bar: "desk", read: (_, cursor) => listCases({ status: "open", limit, cursor }) },
  { name: "closed cases", bar: "desk", read: (_, cursor) => listCases({ status: "closed", limit, cursor }) },
];
