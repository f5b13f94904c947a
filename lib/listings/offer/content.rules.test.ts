import {
  applyChange,
  withLiveChanges,
  emptyContent,
  applyPrice,
  revisionChanges,
  withRevision,
  type Content,
} from "./content.rules";

const desk: Content = {
  ...emptyContent,
  category: "products",
  title: "Desk",
  description: "A desk.",
  priceCents: 10_000,
  details: { condition: "used", stock: 2, pickup: true },
  images: ["a", "b"],
};

describe("applyChange", () => {
  test("leaves fields that are not sent, removes fields that are null, and rounds the price to cents", () => {
    const changed = applyChange(desk, { price: 19.99, details: { stock: null } });
    expect(changed).toEqual({ ...desk, priceCents: 1999, details: { condition: "used", pickup: true } });
  });

  test("drops rental facts of a home for sale", () => {
    const home = applyChange(desk, {
      category: "realestate",
      details: { listingType: "rent", deposit: 500, pets: true },
    });
    expect(home.details).toEqual({ listingType: "rent", deposit: 500, pets: true });
    expect(applyChange(home, { details: { listingType: "sale" } }).details).toEqual({ listingType: "sale" });
  });
});

describe("descriptions of pictures", () => {
  const described = applyChange(desk, { alts: { a: "Front", b: "Drawer", gone: "Lamp" } });

  test("moves a description with its picture, and removes it with the picture or by an empty text", () => {
    expect(described.alts).toEqual({ a: "Front", b: "Drawer" });
    expect(applyChange(described, { images: ["c", "b"], alts: { c: "Side" } }).alts).toEqual({
      c: "Side",
      b: "Drawer",
    });
    expect(applyChange(described, { alts: { a: "" } }).alts).toEqual({ b: "Drawer" });
  });

  test("waits for review like the pictures", () => {
    expect(revisionChanges(desk, described)).toEqual({ alts: { a: "Front", b: "Drawer" } });
    expect(withLiveChanges(desk, described).alts).toEqual({});
    expect(revisionChanges(described, applyChange(described, { alts: { b: "Drawer" } }))).toEqual({});
  });
});

describe("fields that wait for review and fields that are live at once", () => {
  const proposed = applyChange(desk, {
    title: "Oak desk",
    price: 90,
    details: { stock: 1, condition: "new" },
  });

  test("separates them: price and stock never wait", () => {
    expect(revisionChanges(desk, proposed)).toEqual({
      title: "Oak desk",
      details: { condition: "new", pickup: true },
    });
    expect(withLiveChanges(desk, proposed)).toEqual({
      ...desk,
      priceCents: 9000,
      details: { condition: "used", pickup: true, stock: 1 },
    });
  });

  test("merges them on approval, with the current stock and price", () => {
    const live = { ...withLiveChanges(desk, proposed), priceCents: 8000 };
    expect(withRevision(live, revisionChanges(desk, proposed))).toMatchObject({
      title: "Oak desk",
      priceCents: 8000,
      details: { condition: "new", pickup: true, stock: 1 },
    });
  });

  test("ignores the order of facts", () => {
    const same = { ...desk, details: { pickup: true, stock: 2, condition: "used" as const } };
    expect(revisionChanges(desk, same)).toEqual({});
  });
});

describe("applyPrice", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const before = { priceCents: 100, previousPriceCents: null, reducedAt: null };

  test("stores the previous price after a reduction and clears it after a rise", () => {
    const cheaper = applyPrice(before, { priceCents: 80, lowestCents: null, now });
    expect(cheaper).toEqual({ priceCents: 80, previousPriceCents: 100, reducedAt: now });
    expect(applyPrice(cheaper, { priceCents: 80, lowestCents: 80, now })).toBe(cheaper);
    const raised = applyPrice(cheaper, { priceCents: 90, lowestCents: 80, now });
    expect(raised).toEqual({ priceCents: 90, previousPriceCents: null, reducedAt: null });
  });

  test.each([
    [150, 100, 120, null],
    [150, 100, 100, null],
    [150, 100, 90, 100],
    [150, 200, 140, 150],
    [150, null, 140, 150],
  ])(
    "marks a price from %d, with a low of %d in 30 days, to %d as reduced from %p",
    (from, lowestCents, to, previous) => {
      const start = { priceCents: from, previousPriceCents: null, reducedAt: null };
      const next = applyPrice(start, { priceCents: to, lowestCents, now });
      expect([next.previousPriceCents, next.reducedAt]).toEqual([previous, previous && now]);
    },
  );
});
