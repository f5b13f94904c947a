import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { deskListingDto } from "@/prisma/test/dtos/listings";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { Panels } from "./panels";

const listing = deskListingDto({ price: 100 });
const { id, title } = listing;

function show(panel: "terms" | "saver-offer", answers: Parameters<typeof mockCalls>[0], shown = listing) {
  const onClose = jest.fn();
  const requests = mockCalls(answers);
  renderPage(<Panels open={{ listing: shown, panel }} onClose={onClose} />);
  return { onClose, requests };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const terms = `/api/listings/${id}/terms`;
const saverOffer = `/api/listings/${id}/saver-offer`;

beforeAll(async () => {
  await import("./terms-dialog");
  await import("./saver-offer-dialog");
});

describe("private terms", () => {
  const none = { minimumOffer: null, sku: null, lowStock: null };

  test("shows the saved ones and saves changed ones", async () => {
    const { onClose, requests } = show("terms", {
      [`GET ${terms}`]: { body: { minimumOffer: 75.5, sku: "CHAIR-01", lowStock: 2 } },
      [`PUT ${terms}`]: { body: none },
    });
    expect(await screen.findByLabelText("Minimum offer (optional)")).toHaveValue("75.5");
    expect(screen.getByLabelText("SKU (optional)")).toHaveValue("CHAIR-01");
    fill("Minimum offer (optional)", "$80.00");
    fill("SKU (optional)", "");
    fill("Notify me when the stock falls to (optional)", "3");
    press("Save");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(requests.at(-1)?.body).toEqual({ minimumOffer: 80, sku: null, lowStock: 3 });
    expect(readToasts().at(-1)?.title).toBe(`The terms of ${title} were saved`);
  });

  test("shows an invalid amount and a refused SKU beside their fields", async () => {
    const message = "Another listing of yours has this SKU: Oak chair";
    const { requests } = show("terms", {
      [`GET ${terms}`]: { body: none },
      [`PUT ${terms}`]: {
        status: 422,
        body: { error: message, code: "rule_broken", fields: { sku: message } },
      },
    });
    await screen.findByLabelText("SKU (optional)");
    fill("Minimum offer (optional)", "cheap");
    fill("SKU (optional)", "chair-01");
    press("Save");
    expect(screen.getByText("Enter an amount above $0, such as 1,250.50")).toBeInTheDocument();
    expect(requests.filter(({ call }) => call.startsWith("PUT"))).toEqual([]);
    fill("Minimum offer (optional)", "");
    press("Save");
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test("has only the minimum offer for a service", async () => {
    show("terms", { [`GET ${terms}`]: { body: none } }, { ...listing, category: "services" });
    await screen.findByLabelText("Minimum offer (optional)");
    expect(screen.queryByLabelText("SKU (optional)")).toBeNull();
  });

  test("reports a failed load", async () => {
    show("terms", {
      [`GET ${terms}`]: { status: 404, body: { error: "This listing doesn’t exist.", code: "not_found" } },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("This listing doesn’t exist.");
  });
});

describe("an offer to people who saved a listing", () => {
  test("names how many get it, and is sent below the price", async () => {
    const state = { people: 12, nextAt: null, last: null };
    const { onClose, requests } = show("saver-offer", {
      [`GET ${saverOffer}`]: { body: state },
      [`POST ${saverOffer}`]: { status: 201, body: state },
    });
    expect(await screen.findByText("12 people saved this and can get an offer.")).toBeInTheDocument();
    fill("Your offer", "100");
    press("Send to 12 people");
    expect(screen.getByText("Enter less than the price, $100.00")).toBeInTheDocument();
    fill("Your offer", "80");
    fireEvent.change(screen.getByLabelText("Open for"), { target: { value: "7" } });
    press("Send to 12 people");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(requests.at(-1)?.body).toEqual({ amount: 80, days: 7 });
    expect(readToasts().at(-1)?.title).toBe("Your offer is on its way to 12 people");
  });

  test("refuses an offer within seven days or without anybody", async () => {
    const last = {
      amount: 80,
      createdAt: "2026-11-20T12:00:00.000Z",
      expiresAt: "2026-11-23T12:00:00.000Z",
    };
    show("saver-offer", {
      [`GET ${saverOffer}`]: { body: { people: 0, nextAt: "2026-11-27T12:00:00.000Z", last } },
    });
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("Nobody who saved this can get an offer right now.")).toBeInTheDocument();
    expect(
      dialog.getByText(/^You can make the next offer .* on November 2[78], 2026\.$/),
    ).toBeInTheDocument();
    expect(dialog.queryByLabelText("Your offer")).toBeNull();
    expect(dialog.getByRole("button", { name: "Send" })).toBeDisabled();
  });
});
