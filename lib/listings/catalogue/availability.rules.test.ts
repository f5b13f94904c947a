import { publicStatuses } from "../rules";
import { availabilityNotice, isIndexed, isOnOffer } from "./availability.rules";

describe("availability", () => {
  test("has a notice for every public state but approved", () => {
    const silent = publicStatuses.filter((status) => availabilityNotice(status) === null);
    expect(silent).toEqual(["approved"]);
  });

  test("lets people ask while it is or may be on offer, and search engines in only while it is", () => {
    expect(publicStatuses.filter(isOnOffer)).toEqual(["approved", "reserved"]);
    expect(publicStatuses.filter(isIndexed)).toEqual(["approved"]);
  });
});
