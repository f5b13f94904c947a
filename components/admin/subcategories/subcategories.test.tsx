import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import type { SubcategoryDto } from "@/lib/subcategories/contract";
import { Subcategories } from "./subcategories";

const node = (facts: Partial<SubcategoryDto>): SubcategoryDto => ({
  path: "music",
  name: "Music",
  parent: null,
  words: [],
  hidden: false,
  added: false,
  fixed: false,
  count: 0,
  ...facts,
});

const tree = [
  node({}),
  node({ path: "music/drums", name: "Drums", parent: "music", words: ["drum"], count: 1001 }),
  node({ path: "music/guitars", name: "Guitars", parent: "music" }),
];

test("sends the new name and position with the unchanged values, and shows a refusal beside its field", async () => {
  const refused = { code: "rule_broken", error: "No", fields: { hidden: "It still has 1 listing." } };
  const requests = mockCalls({ "PUT /api/admin/subcategories": { status: 422, body: refused } });
  renderPage(<Subcategories section="products" tree={tree} />);
  fireEvent.click(screen.getByRole("button", { name: "Edit: Drums" }));
  const dialog = within(screen.getByRole("dialog", { name: "Edit Drums" }));
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Percussion" } });
  fireEvent.change(dialog.getByLabelText("Position"), { target: { value: "music/guitars" } });
  fireEvent.click(dialog.getByRole("checkbox", { name: /Hide it/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Save subcategory" }));
  expect(await dialog.findByText("It still has 1 listing.")).toBeInTheDocument();
  expect(requests[0]?.body).toEqual({
    section: "products",
    path: "music/drums",
    parent: "music",
    name: "Percussion",
    words: ["drum"],
    hidden: true,
    after: "music/guitars",
  });
});

test("sends as many requests as moving everything needs", async () => {
  let left = 2400;
  const requests = mockCalls({
    "POST /api/admin/subcategories/move": () => {
      const moved = Math.min(left, 1000);
      left -= moved;
      return { body: { moved, left: Math.min(left, 1001) } };
    },
  });
  renderPage(<Subcategories section="products" tree={tree} />);
  fireEvent.click(screen.getByRole("button", { name: "Move everything in Drums" }));
  const dialog = within(screen.getByRole("dialog", { name: "Move 1,000+ listings from Drums" }));
  fireEvent.change(dialog.getByLabelText("Move to"), { target: { value: "music/guitars" } });
  fireEvent.click(dialog.getByRole("button", { name: "Move 1,000+ listings" }));
  await waitFor(() => expect(readToasts().at(-1)?.title).toBe("Moved 2,400 listings"));
  expect(requests).toHaveLength(3);
});

test("counts the listings of the subcategories of a group", () => {
  renderPage(<Subcategories section="products" tree={tree} />);
  expect(screen.getByRole("row", { name: /^Music/ })).toHaveTextContent("1,000+ listings");
});
