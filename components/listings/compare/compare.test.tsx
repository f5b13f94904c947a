import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { homeDto } from "@/prisma/test/dtos/listings";
import { renderPage } from "@/prisma/test/render-page";
import { CompareBar } from "./compare-bar";
import { CompareTable } from "./compare-table";
import { CompareToggle } from "./compare-toggle";

const homes = [1, 2, 3, 4, 5].map((number) =>
  homeDto({ id: `01890000-0000-7000-8000-00000000000${number}`, title: `Home ${number}` }),
);

beforeEach(() => localStorage.clear());

function toggles() {
  return homes.map((home) => <CompareToggle key={home.id} listing={home} />);
}

describe("CompareToggle", () => {
  test("collects properties and links to their comparison", async () => {
    const user = userEvent.setup();
    renderPage(<>{toggles()}</>);
    const [first, second] = screen.getAllByRole("button", { name: "Add to comparison" });
    await user.click(first as HTMLElement);
    expect(screen.getByText("Add another property to see them side by side.")).toBeInTheDocument();
    await user.click(second as HTMLElement);
    expect(screen.getAllByRole("link", { name: "Compare 2 properties" })[0]).toHaveAttribute(
      "href",
      `/real-estate?compare=${homes[0]?.id},${homes[1]?.id}`,
    );
    expect(first).toHaveAttribute("aria-pressed", "true");
    await user.click(first as HTMLElement);
    expect(localStorage.getItem("plaza_compare")).toBe(homes[1]?.id);
  });

  test("refuses a fifth property with a reason", async () => {
    const user = userEvent.setup();
    renderPage(<>{toggles()}</>);
    for (const button of screen.getAllByRole("button")) await user.click(button);
    expect(screen.getByText("You’re already comparing 4 properties. Remove one first.")).toBeInTheDocument();
    expect(localStorage.getItem("plaza_compare")?.split(",")).toHaveLength(4);
  });
});

describe("CompareTable", () => {
  test("marks the rows in which properties differ", () => {
    const [first, second] = [homes[0]!, { ...homes[1]!, price: 500_000 }];
    renderPage(<CompareTable listings={[first, second]} />);
    expect(screen.getByRole("rowheader", { name: /^Price ?, different$/ })).toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: "Location" })).toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: "Bedrooms" })).toBeInTheDocument();
  });
});

describe("CompareBar", () => {
  test("renders nothing while no listing is selected", () => {
    const { container } = renderPage(<CompareBar />);
    expect(container).toBeEmptyDOMElement();
  });

  test("clears the comparison, and ignores invalid stored values", async () => {
    const user = userEvent.setup();
    localStorage.setItem("plaza_compare", `${homes[0]?.id},<script>`);
    renderPage(<CompareBar />);
    expect(screen.getByText("1 property in your comparison")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByText("1 property in your comparison")).toBeNull();
  });
});

describe("CompareTable", () => {
  test("puts each property in a column with its facts, and links to the comparison without it", () => {
    const [first, second] = homes;
    if (!first || !second) throw new Error("there are five homes");
    renderPage(<CompareTable listings={[first, { ...second, details: { ...second.details, beds: 5 } }]} />);
    const row = screen.getByRole("row", { name: /^Bedrooms/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["3", "5"]);
    expect(screen.getByRole("link", { name: "Remove Home 1 from the comparison" })).toHaveAttribute(
      "href",
      `/real-estate?compare=${second.id}`,
    );
  });

  test("explains the next step with a single property", () => {
    renderPage(<CompareTable listings={homes.slice(0, 1)} />);
    expect(screen.getByRole("heading", { name: "One property to compare" })).toBeInTheDocument();
    expect(screen.getByText(/Open another property/)).toBeInTheDocument();
  });
});
