import { publicStatuses } from "@/lib/listings/rules";
import { availabilityNotice, isIndexed, acceptsInquiries } from "./availability.rules";

describe("availability", () => {
  test("has a notice for every public state but approved", () => {
    const silent = publicStatuses.filter((status) => availabilityNotice(status, "products") === null);
    expect(silent).toEqual(["approved"]);
    expect(availabilityNotice("sold", "services")?.title).toBe("This is no longer offered");
  });

  test("lets people ask while it is or may be on offer, and search engines in only while it is", () => {
    expect(publicStatuses.filter(acceptsInquiries)).toEqual(["approved", "reserved"]);
    expect(publicStatuses.filter(isIndexed)).toEqual(["approved"]);
  });
});
