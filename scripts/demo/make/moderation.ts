import type { ReportReason, ReportSubject } from "@/lib/reports/rules";
import { makeId } from "../ids";
import { day, type World } from "../world";
import type { DemoListing } from "./listings";
import type { People } from "./people";

const templates: readonly (readonly [queue: string, title: string, text: string])[] = [
  [
    "vendor",
    "Cannot reach the business",
    "We could not reach the business at the number given. Please send one that we can call.",
  ],
  ["vendor", "License missing", "This trade needs a license in your state. Please send its number."],
  ["listing", "Pictures do not show the item", "Please add pictures of the very item that you offer."],
  ["listing", "Price not believable", "The price is far from what such things cost. Please check it."],
  [
    "listing",
    "Contact in the text",
    "Please take phone numbers and addresses out of the text; buyers reach you by message.",
  ],
  ["review", "Names a private person", "Please write it without the name of a private person."],
  ["review", "Not about this listing", "Please write about what you bought here."],
  [
    "advertisement",
    "Picture too small",
    "The picture is too small for its position; 1280 pixels across is good.",
  ],
  ["job", "Pay is missing", "Please say what the job pays."],
];

const reports: readonly [ReportSubject, ReportReason, string][] = [
  ["listing", "misleading", "The photos show a different model than the title."],
  ["listing", "other", "This vendor has listed the same item twice."],
  ["vendor", "scam", "They asked me to pay outside the site."],
  ["review", "misleading", "This reads like a competitor wrote it."],
];

export function makeModeration(world: World, { customers }: People, offered: readonly DemoListing[]): void {
  const { random } = world;
  templates.forEach(([queue, title, text], position) => {
    world.add("reason_templates", {
      id: makeId(random, 300 * day),
      queue,
      title,
      text,
      position,
      createdAt: world.ago(300),
    });
  });
  for (const word of ["wire transfer", "gift card", "whatsapp", "cash app only"]) {
    world.add("blocked_words", {
      id: makeId(random, 300 * day),
      word,
      effect: "flag",
      createdAt: world.ago(300),
    });
  }
  const live = random.some(
    offered.filter(({ row }) => row.status === "approved"),
    reports.length,
  );
  reports.forEach(([subjectType, reason, text], index) => {
    const listing = live[index];
    const review = world.rows.reviews.find(({ rating, status }) => rating === 1 && status === "published");
    const subjectId =
      subjectType === "listing"
        ? listing?.row.id
        : subjectType === "vendor"
          ? listing?.shop.row.id
          : review?.id;
    if (!subjectId) return;
    world.add("reports", {
      id: makeId(random, index * day),
      reporterId: random.pick(customers).id,
      subjectType,
      subjectId,
      reason,
      text,
      status: "open",
      createdAt: world.ago(0.3 + index * 0.7),
    });
  });
}
