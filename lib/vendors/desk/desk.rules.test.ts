import { listingStatuses } from "@/lib/listings/rules";
import { businessTodos, deskSorts, deskStatuses, deskTodos, firstSteps, totalListings } from "./desk.rules";

const shown = (todos: ReturnType<typeof deskTodos>) => todos.map(({ text, href }) => [text, href]);

describe("the listing tasks of a vendor", () => {
  test("starts with the first listing if there is none", () => {
    expect(shown(deskTodos({ counts: {}, expiringSoon: 0 }))).toEqual([
      ["Create your first listing", "/create-listing"],
    ]);
  });

  test("returns nothing when nothing is due", () => {
    expect(deskTodos({ counts: { approved: 3, sold: 2 }, expiringSoon: 0 })).toEqual([]);
  });

  test("starts with returned listings, then expiring ones, then drafts", () => {
    const counts = { approved: 9, changes_requested: 1, rejected: 1, draft: 2 };
    expect(shown(deskTodos({ counts, expiringSoon: 3 }))).toEqual([
      ["2 listings need your changes", "/vendor?tab=listings&status=changes_requested"],
      ["3 listings end within 7 days", "/vendor?tab=listings&status=approved"],
      ["2 listings are still drafts", "/vendor?tab=listings&status=draft"],
    ]);
  });

  test("uses the singular for one item", () => {
    expect(shown(deskTodos({ counts: { approved: 1, rejected: 1, draft: 1 }, expiringSoon: 1 }))).toEqual([
      ["1 listing needs your changes", "/vendor?tab=listings&status=rejected"],
      ["1 listing ends within 7 days", "/vendor?tab=listings&status=approved"],
      ["1 listing is still a draft", "/vendor?tab=listings&status=draft"],
    ]);
  });
});

describe("the business tasks of a vendor", () => {
  const calm = { unanswered: 0, status: "active", trialDaysLeft: null, rejectedAds: 0, about: "We bake." };

  test("returns nothing when nothing is due", () => {
    expect(businessTodos(calm)).toEqual([]);
    expect(businessTodos({ ...calm, status: "trialing", trialDaysLeft: 8 })).toEqual([]);
  });

  test("starts with money and customers", () => {
    const all = { unanswered: 2, status: "past_due", trialDaysLeft: 7, rejectedAds: 2, about: "" };
    expect(shown(businessTodos(all))).toEqual([
      ["Payment for your plan is due", "/subscription"],
      ["2 reviews to answer", "#reviews"],
      ["2 ads weren’t approved", "/vendor?tab=ads"],
      ["Your trial ends in 7 days", "/subscription"],
      ["Tell customers who you are", "/vendor?tab=profile"],
    ]);
  });

  test("uses the singular for one item", () => {
    expect(
      shown(businessTodos({ ...calm, unanswered: 1, rejectedAds: 1, trialDaysLeft: 1 })).map(
        ([text]) => text,
      ),
    ).toEqual(["1 review to answer", "1 ad wasn’t approved", "Your trial ends in 1 day"]);
  });
});

test("assigns every state of a listing a tab", () => {
  expect([...deskStatuses].sort()).toEqual([...listingStatuses].sort());
  expect(totalListings({ approved: 2, draft: 1 })).toBe(3);
  expect(deskSorts).toEqual(["newest", "price_asc", "price_desc", "views"]);
});

describe("the first steps of a shop", () => {
  const done = (steps: ReturnType<typeof firstSteps>) =>
    steps?.map((step) => [step.text, step.done, step.href] as const);

  test("leads from an empty shop to the first visitor", () => {
    expect(done(firstSteps({ counts: {}, about: "" }))).toEqual([
      ["Tell customers who you are", false, "/vendor?tab=profile"],
      ["Create your first listing", false, "/create-listing"],
      ["Submit it for review", false, "/create-listing"],
      ["Go live", false, "/vendor?tab=listings"],
    ]);
    const drafted = firstSteps({ counts: { draft: 1 }, about: "We bake." });
    expect(drafted?.map((step) => step.done)).toEqual([true, true, false, false]);
    expect(drafted?.[2]?.href).toBe("/vendor?tab=listings&status=draft");
    expect(firstSteps({ counts: { pending: 1 }, about: "" })?.map((step) => step.done)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test.each(["approved", "paused", "sold", "expired"] as const)(
    "ends once a listing is or was %s",
    (status) => {
      expect(firstSteps({ counts: { [status]: 1, draft: 3 }, about: "" })).toBeNull();
    },
  );
});
