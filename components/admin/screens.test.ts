import { screenGroupsOf } from "./screens";

const labelsOf = (moderator: boolean) =>
  screenGroupsOf({ moderator }).flatMap(({ screens }) => screens.map(({ label }) => label));

test("a moderator sees the queues of content alone", () => {
  expect(labelsOf(true)).toEqual(["Overview", "Listings", "Jobs", "Advertisements", "Reviews", "Reports"]);
  expect(labelsOf(false)).toEqual(expect.arrayContaining(["Vendors", "People", "Payments", "Settings"]));
});
