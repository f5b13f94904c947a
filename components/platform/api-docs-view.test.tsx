import { render, screen, within } from "@testing-library/react";
import { apiTopics } from "@/lib/platform/openapi.copy";
import { ApiDocsView } from "./api-docs-view";

const operation = {
  id: "getListing",
  method: "GET",
  path: "/api/listings/{id}",
  summary: "Get one listing by `id`",
  access: "Anyone.",
  fields: [{ name: "id", place: "path", required: true, type: "string (uuid)", text: "Id of the `listing`" }],
  answer: { status: "200", type: "{ id, title }" },
  refusals: ["400", "404", "429"],
};

function renderDocs() {
  render(
    <ApiDocsView
      siteName="Corner Market"
      documentHref="/api/openapi.json"
      sections={[{ noun: "listings", operations: [operation] }]}
    />,
  );
}

test("shows the overview above the operations", () => {
  renderDocs();
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual(apiTopics.map(({ title }) => title));
});

test("shows each parameter of an operation with its description, and its errors", () => {
  renderDocs();
  const section = screen.getByRole("region", { name: "listings" });
  expect(section).toHaveTextContent("Get one listing by id");
  const row = within(section).getByRole("row", { name: /string \(uuid\)/, hidden: true });
  expect(row).toHaveTextContent("Id of the listing");
  expect(section).toHaveTextContent("Errors 400, 404, 429");
});
