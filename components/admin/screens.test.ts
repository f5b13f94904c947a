import { screenGroupsOf } from "./screens";

const labelsOf = (moderator: boolean) =>
  screenGroupsOf({ moderator }).flatMap(({ screens }) => screens.map(({ label }) => label));

test("limits a moderator to the queues of content", () => {
  expect(labelsOf(true)).toEqual([
    "Overview",
    "Listings",
    "Jobs",
    "Advertisements",
    "Reviews",
    "Reports",
    "Held messages",
  ]);
  expect(labelsOf(false)).toEqual(expect.arrayContaining(["Vendors", "People", "Payments", "Settings"]));
});
