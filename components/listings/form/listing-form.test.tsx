import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { clearPersonalData } from "@/lib/client/device-store";
import { ownListingDto } from "@/prisma/test/dtos/listings";
import {
  choose,
  readFieldText,
  fillProduct,
  listingId,
  press,
  saveState,
  renderForm,
  type,
} from "@/prisma/test/listing-form";
import type { ListingValues } from "./values";

afterEach(() => {
  jest.useRealTimers();
  clearPersonalData();
});

describe("the listing form", () => {
  test.each<[ListingValues["category"], Record<string, string>]>([
    [
      "products",
      {
        Title: "Enter a title of at least 3 characters",
        Description: "Describe what you offer",
        Price: "Enter a price",
        Condition: "Choose a condition",
        Quantity: "Enter how many you have",
        City: "Enter a city",
        State: "Choose a state",
      },
    ],
    [
      "services",
      {
        Title: "Enter a title of at least 3 characters",
        Price: "Enter a price",
        "Area you serve": "Enter the area you serve",
      },
    ],
    [
      "realestate",
      {
        "Property type": "Choose a property type",
        City: "Enter a city",
        State: "Choose a state",
        "Living area": "Enter the living area",
      },
    ],
  ])(
    "reports the missing fields of an empty form for %s, at the field and in a summary",
    async (category, messages) => {
      const { requests } = renderForm({}, { category });
      press("Submit for review");
      const summary = await screen.findByRole("alert");
      for (const [label, message] of Object.entries(messages)) {
        expect(readFieldText(label)).toContain(message);
        expect(within(summary).getByText(`${label}: ${message}`)).toBeInTheDocument();
      }
      expect(requests).toEqual([]);
    },
  );

  test.each([
    ["Price", "cheap", "Enter a number"],
    ["Price", "-1", "This number can’t be negative"],
    ["Bedrooms", "2.5", "Enter a whole number"],
    ["Bathrooms", "many", "Enter a number"],
    ["Year built (optional)", "99", "Enter a year between 1600 and 2100"],
  ])("refuses %s %j, in a draft as well: %s", async (label, value, message) => {
    const { requests } = renderForm({}, { category: "realestate" });
    type(label, value);
    press("Save draft");
    await waitFor(() => expect(readFieldText(label)).toContain(message));
    expect(requests).toEqual([]);
  });

  test("moves focus to the summary, and from there to the field", async () => {
    renderForm({});
    press("Submit for review");
    const summary = (await screen.findByRole("alert")).parentElement;
    await waitFor(() => expect(summary).toHaveFocus());
    fireEvent.click(screen.getByText("Price: Enter a price"));
    await waitFor(() => expect(screen.getByLabelText("Price")).toHaveFocus());
  });

  test("keeps shared values when the section changes", () => {
    renderForm({});
    fillProduct();
    choose(/Real estate/);
    expect(screen.queryByLabelText("Condition")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Title")).toHaveValue("Oak table");
    expect(screen.getByLabelText("Price")).toHaveValue("$1,250");
    choose(/Product/);
    expect(screen.getByLabelText("Condition")).toHaveValue("used");
  });

  test("shows rental fields only for a rental, and no rooms for land", () => {
    renderForm({}, { category: "realestate" });
    expect(screen.queryByLabelText("Deposit (optional)")).not.toBeInTheDocument();
    choose(/For rent/);
    expect(screen.getByLabelText("Deposit (optional)")).toBeInTheDocument();
    expect(screen.getByLabelText("Lot size (optional)")).toBeInTheDocument();
    type("Property type", "farm");
    expect(screen.queryByLabelText("Bedrooms")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Lot size")).toBeInTheDocument();
  });

  test("marks optional fields", () => {
    const { unmount } = renderForm({}, { category: "services" });
    for (const label of ["Photos", "Duration", "City", "State"]) {
      expect(document.body).toHaveTextContent(`${label} (optional)`);
    }
    unmount();
    renderForm({}, { category: "realestate" });
    expect(screen.getByLabelText("Bedrooms")).toBeInTheDocument();
    type("Property type", "office");
    expect(screen.getByLabelText("Bedrooms (optional)")).toBeInTheDocument();
  });

  test("shows vehicle fields instead of a quantity in a subcategory of vehicles", async () => {
    const details = { subcategory: "vehicles/trucks" };
    const { requests } = renderForm({}, { listing: ownListingDto({ details }) });
    expect(screen.queryByLabelText("Quantity")).not.toBeInTheDocument();
    press("Submit for review");
    await screen.findByRole("alert");
    for (const [label, message] of [
      ["Year", "Enter the model year"],
      ["Make", "Enter the make, such as Honda"],
      ["Model", "Enter the model, such as Civic"],
      ["Mileage", "Enter the mileage"],
      ["Title status", "Choose the status of the title"],
    ] as const) {
      expect(readFieldText(label)).toContain(message);
    }
    type("VIN (optional)", "1HGBH41J1MN109186");
    press("Save draft");
    await waitFor(() => expect(readFieldText("VIN (optional)")).toContain("This VIN has a typo."));
    expect(requests).toEqual([]);
  });

  test("shows a server error next to its field", async () => {
    renderForm(
      {
        [`PATCH /api/listings/${listingId}`]: {
          status: 422,
          body: { error: "Not allowed", code: "rule_broken", fields: { title: "Not this word." } },
        },
      },
      { listing: ownListingDto() },
    );
    type("Title", "Bad word");
    press("Submit for review");
    await waitFor(() => expect(readFieldText("Title")).toContain("Not this word."));
    expect(screen.getByLabelText("Title")).toHaveValue("Bad word");
  });

  test("shows server errors about pictures at the photos", async () => {
    const images = "Your plan allows 10 photos for each listing.";
    renderForm(
      {
        [`PATCH /api/listings/${listingId}`]: {
          status: 422,
          body: { error: images, code: "rule_broken", fields: { images } },
        },
      },
      { listing: ownListingDto() },
    );
    type("Title", "Oak desk");
    press("Save draft");
    expect(await screen.findByRole("button", { name: `Photos: ${images}` })).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Photos (optional)" })).toHaveAccessibleDescription(
      expect.stringContaining(images),
    );
    expect(screen.getByLabelText("Title")).toHaveValue("Oak desk");
  });

  test("clears the save error of a field once it changes", async () => {
    renderForm(
      { [`PATCH /api/listings/${listingId}`]: { body: ownListingDto({ version: 4, price: 12 }) } },
      {
        listing: ownListingDto(),
      },
    );
    type("Price", "cheap");
    press("Save draft");
    await waitFor(() => expect(readFieldText("Price")).toContain("Enter a number"));
    type("Title", "Oak desk");
    expect(readFieldText("Price")).toContain("Enter a number");
    type("Price", "12");
    expect(readFieldText("Price")).not.toContain("Enter a number");
    press("Save draft");
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  });

  test.each([
    ["Pickup", "Delivery"],
    ["Delivery", "Delivery"],
  ])("clears the delivery error, in the summary too, once %s is chosen", async (choice, label) => {
    renderForm({});
    fillProduct();
    fireEvent.click(screen.getByRole("checkbox", { name: "Pickup" }));
    press("Submit for review");
    const question = "Choose delivery, pickup or both";
    expect(await screen.findByText(`${label}: ${question}`)).toBeInTheDocument();
    fireEvent.click(screen.getByRole("checkbox", { name: choice }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  test("clears a delivery error that came from a save, too", async () => {
    const error = "Choose delivery, pickup or both";
    const fields = { "details.delivery": error, title: "“Rolex” isn’t allowed here" };
    const details = { condition: "used", stock: 1 } as const;
    renderForm(
      { [`PATCH /api/listings/${listingId}`]: { status: 422, body: { error, code: "rule_broken", fields } } },
      { listing: ownListingDto({ status: "approved", editing: "revision", details }) },
    );
    press("Save changes");
    expect(await screen.findByText("Please check 2 fields")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("checkbox", { name: "Pickup" }));
    expect(await screen.findByText("Please check one field")).toBeInTheDocument();
    expect(screen.queryByText(error)).not.toBeInTheDocument();
    type("Title", "Oak desk");
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  test("offers to resubmit a returned edit, unless only the price is new", async () => {
    const revision = {
      id: "01890000-0000-7000-8000-0000000000cc",
      status: "changes_requested" as const,
      reason: "Which lamp?",
      createdAt: "2026-11-20T10:00:00.000Z",
      updatedAt: "2026-11-20T10:00:00.000Z",
      changes: [],
    };
    const listing = ownListingDto({ status: "approved", editing: "revision", revision });
    const { requests } = renderForm(
      { [`PATCH /api/listings/${listingId}`]: { body: { ...listing, price: 200, version: 4 } } },
      { listing },
    );
    expect(screen.getByText("Which lamp?")).toBeInTheDocument();
    type("Price", "200");
    press("Save changes");
    await waitFor(() =>
      expect(readToasts()[0]).toMatchObject({
        description: "Your edit still needs the changes our team asked for.",
      }),
    );
    press("Submit for review");
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ body }) => (body as { submit: boolean }).submit)).toEqual([false, true]);
  });

  test("saves edits to a live listing only on request", async () => {
    jest.useFakeTimers();
    const { requests } = renderForm(
      {},
      { listing: ownListingDto({ status: "approved", editing: "revision" }) },
    );
    expect(screen.getByText(/The live version stays up until this is approved/)).toBeInTheDocument();
    type("Title", "Oak desk");
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(requests).toEqual([]);
    expect(saveState()).toHaveTextContent("Saved on this device");
    expect(screen.queryByText("Submit for review")).not.toBeInTheDocument();
  });

  test("shows why a listing was returned", () => {
    renderForm(
      {},
      { listing: ownListingDto({ status: "changes_requested", decisionReason: "Add photos of the item." }) },
    );
    expect(screen.getByText("Our team asked for changes")).toBeInTheDocument();
    expect(screen.getByText("Add photos of the item.")).toBeInTheDocument();
  });
});
