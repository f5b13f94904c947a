import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { renderPage } from "@/prisma/test/render-page";
import { OptionCountsContext } from "./counts";
import { CategoryFields } from "./fields";

function labelsOf(container: HTMLElement): (string | null)[] {
  return [...container.querySelectorAll("label[for], legend")].map((label) => label.textContent);
}

describe("filters of vehicles", () => {
  test.each<ListingAddress>([{ subcategory: "vehicles/trucks" }, { maxMileage: 60_000 }])(
    "replaces filters of other products for %j",
    async (address) => {
      const { container } = renderPage(<CategoryFields address={address} category="products" />);
      await screen.findByLabelText("Mileage");
      const before = labelsOf(container);
      expect(before).toEqual([
        "Keyword",
        "City or ZIP code",
        "Price in dollars",
        "Make",
        "Year",
        "Mileage",
        "Body style",
        "Fuel",
        "Transmission",
        "Drivetrain",
        "Title",
        "Condition",
      ]);
      await userEvent.click(screen.getByRole("link", { name: "More filters" }));
      expect(await screen.findByLabelText("Delivery or pickup")).toBeInTheDocument();
      expect(labelsOf(container).slice(before.length)).toEqual([
        "Delivery or pickup",
        "State",
        "Rating",
        "Posted",
      ]);
    },
  );

  test("preserves a mileage between the steps", async () => {
    const fuel = [
      { value: "electric", count: "3" },
      { value: "diesel", count: "0" },
    ];
    renderPage(
      <OptionCountsContext value={{ fuel }}>
        <CategoryFields address={{ maxMileage: 61_500, minYear: 2015 }} category="products" />
      </OptionCountsContext>,
    );
    expect(await screen.findByLabelText("Mileage")).toHaveDisplayValue("Up to 61,500 miles");
    expect(screen.getByLabelText("Oldest year")).toHaveValue("2015");
    expect(screen.getByRole("option", { name: "Electric (3)" })).toBeEnabled();
    expect(screen.getByRole("option", { name: "Diesel (0)" })).toBeDisabled();
  });
});
