import { screen } from "@testing-library/react";
import { renderPage } from "@/prisma/test/render-page";
import { SubjectCard } from "./subject-card";

test.each([
  ["month", "$1,000.00 / month"],
  [undefined, "$1,000.00"],
] as const)("shows the price of a conversation’s subject with the period %s", (per, price) => {
  const id = "01890000-0000-7000-8000-000000000009";
  const listing = { kind: "listing", id, title: "Loft", imageUrl: null, price: 1000 } as const;
  const { container } = renderPage(
    <SubjectCard subject={{ ...listing, per, category: "realestate", status: "approved" }} />,
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", `/listings/${id}`);
  expect(container.querySelector("[data-slot=price]")).toHaveTextContent(
    new RegExp(`^${price.replace("$", "\\$")}$`),
  );
});
