import { monthlyText } from "./copy";

test("calls a plan without a price free", () => {
  expect([monthlyText(0), monthlyText(29)]).toEqual(["Free", "$29.00 a month"]);
});
