import { parseNear, placeKey } from "./filter.rules";

describe("parseNear", () => {
  test.each([
    ["Austin, TX", { state: "TX", place: "Austin" }],
    ["austin tx", { state: "TX", place: "austin" }],
    ["Austin,Texas", { state: "TX", place: "Austin" }],
    ["Charleston, West Virginia", { state: "WV", place: "Charleston" }],
    ["Kansas City", { state: null, place: "Kansas City" }],
    ["  new   york ", { state: "NY", place: null }],
    ["TX", { state: "TX", place: null }],
    ["Austin", { state: null, place: "Austin" }],
    ["100% _off", { state: null, place: "100% _off" }],
    ["", { state: null, place: null }],
  ])("reads %j", (near, expected) => {
    expect(parseNear(near)).toEqual(expected);
  });
});

test("ignores case and punctuation", () => {
  expect(["St. Louis", "st louis", "ST-LOUIS"].map(placeKey)).toEqual(["stlouis", "stlouis", "stlouis"]);
});
