import { screen } from "@testing-library/react";
import { userDto } from "@/prisma/test/dtos";
import { ownListingDto } from "@/prisma/test/dtos/listings";
import { readFieldText, renderForm } from "@/prisma/test/listing-form";

const locked = "Only the owner or a manager can change the price.";

test("shows the price to an agent without a field", () => {
  renderForm({}, { listing: ownListingDto(), user: userDto({ businessRole: "agent" }) });
  expect(screen.getByLabelText("Price")).toHaveAttribute("readonly");
  expect(readFieldText("Price")).toBe(locked);
});

test.each(["owner", "manager"] as const)("allows the %s to change the price", (businessRole) => {
  renderForm({}, { listing: ownListingDto(), user: userDto({ businessRole }) });
  expect(screen.getByLabelText("Price")).not.toHaveAttribute("readonly");
  expect(readFieldText("Price")).not.toContain(locked);
});
