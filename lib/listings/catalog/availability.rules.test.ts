import { publicStatuses } from "@/lib/listings/rules";
import { availabilityNotice, isIndexed, acceptsInquiries } from "./availability.rules";

describe("availability", () => {
  test("has a notice for every public state but approved", () => {
    const withoutNotice = publicStatuses.filter((status) => availabilityNotice(status, "products") === null);
    expect(withoutNotice).toEqual(["approved"]);
    expect(availabilityNotice("sold", "services")?.title).toBe("This is no longer offered");
  });

  test("allows inquiries while approved or reserved, and indexing only while approved", () => {
    expect(publicStatuses.filter(acceptsInquiries)).toEqual(["approved", "reserved"]);
    expect(publicStatuses.filter(isIndexed)).toEqual(["approved"]);
  });
});
