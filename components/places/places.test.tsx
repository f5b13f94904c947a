import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { PlaceGroup } from "@/components/listings/filters/place-group";
import { PlaceFields } from "@/components/listings/form/place-fields";
import type { PlaceDto } from "@/lib/places/contract";
import { mockCalls, type SentRequest } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { NearMeButton } from "./near-me-button";
import { placePlaceholder } from "./place-mark";

const austin: PlaceDto = {
  id: "austin-tx",
  kind: "city",
  name: "Austin",
  state: "TX",
  latitude: 30.3089,
  longitude: -97.7428,
};
const boston: PlaceDto = { ...austin, id: "boston-ma", name: "Boston", state: "MA" };

type Ask = (found: (position: unknown) => void, failed: () => void) => void;

function setDevice(getCurrentPosition: Ask | null): void {
  const value = getCurrentPosition ? { getCurrentPosition } : undefined;
  Object.defineProperty(navigator, "geolocation", { configurable: true, value });
}

const inAustin: Ask = (found) => found({ coords: { latitude: 30.2672, longitude: -97.7431 } });

let requests: SentRequest[] = [];
beforeEach(() => {
  requests = mockCalls({
    "GET /api/places": { body: [austin, boston] },
    "POST /api/places/nearest": { body: { place: austin } },
  });
});

describe("NearMeButton", () => {
  const show = () =>
    renderPage(<NearMeButton href={`/search?q=plumber&place=${placePlaceholder}&within=25`} />);
  const button = () => screen.getByRole("button", { name: "Use my location" });

  test("requests the position only on a click, and rounds it", async () => {
    const ask = jest.fn(inAustin);
    setDevice(ask);
    const { visited } = show();
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(button());
    await waitFor(() => expect(visited).toEqual(["/search?q=plumber&place=austin-tx&within=25"]));
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      ["POST /api/places/nearest", { latitude: 30.3, longitude: -97.7 }],
    ]);
  });

  test.each([
    ["Geolocation is not supported by your browser", null],
    ["Unable to retrieve your location", ((_, failed) => failed()) as Ask],
  ])("shows '%s' and stays on the page", async (sentence, device) => {
    setDevice(device);
    const { visited } = show();
    await userEvent.click(button());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(visited).toEqual([]);
  });

  test("shows when no city is near or the request fails", async () => {
    setDevice(inAustin);
    mockCalls({ "POST /api/places/nearest": { body: { place: null } } });
    show();
    await userEvent.click(button());
    expect(await screen.findByText(/find a US city near you/)).toBeInTheDocument();
    mockCalls({ "POST /api/places/nearest": { status: 503 } });
    await userEvent.click(button());
    expect(await screen.findByText(/Try again/)).toBeInTheDocument();
  });
});

describe("the place filter", () => {
  function show(address = {}, place: PlaceDto | null = null) {
    const changed: string[] = [];
    const { container } = renderPage(
      <form
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) changed.push(event.target.name);
        }}
      >
        <PlaceGroup address={address} place={place} />
      </form>,
    );
    const form = container.querySelector("form")!;
    return { changed, values: () => Object.fromEntries(new FormData(form)) };
  }
  const field = () => screen.getByLabelText("City or ZIP code");

  test("filters by the typed text, with 25 miles around it", async () => {
    const { values } = show();
    await userEvent.type(field(), "Dallas");
    expect(values()).toEqual({ place: "Dallas", within: "" });
  });

  test("filters by ID once a suggestion is chosen by keyboard, which counts as a change", async () => {
    const { values, changed } = show();
    await userEvent.type(field(), "bos");
    const list = () => within(screen.getByRole("listbox", { name: "Places" })).getAllByRole("option");
    await screen.findByRole("option", { name: "Boston, MA" });
    expect(list().map((option) => option.textContent)).toEqual(["Austin, TX", "Boston, MA"]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(field()).toHaveValue("Boston, MA");
    expect(values()).toEqual({ place: "boston-ma", within: "" });
    expect(changed).toEqual(["within"]);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("offers the location of the device while nothing is typed", async () => {
    setDevice(inAustin);
    const { values, changed } = show();
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole("option", { name: "Use my location" }));
    await waitFor(() => expect(field()).toHaveValue("Austin, TX"));
    expect([values(), changed]).toEqual([{ place: "austin-tx", within: "" }, ["within"]]);
  });

  test("keeps the value from the address until it is typed over", async () => {
    const { values } = show({ place: "austin-tx", within: 10 }, austin);
    expect(field()).toHaveValue("Austin, TX");
    expect(values()).toEqual({ place: "austin-tx", within: "10" });
    await userEvent.clear(field());
    await userEvent.type(field(), "Waco");
    expect(values()).toEqual({ place: "Waco", within: "10" });
  });

  test("takes the first suggestion for text left without a choice", async () => {
    const { values, changed } = show();
    await userEvent.type(field(), "aus");
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue("Austin, TX"));
    expect([values(), changed]).toEqual([{ place: "austin-tx", within: "" }, ["within"]]);
    await userEvent.click(field());
    await userEvent.tab();
    expect(changed).toEqual(["within"]);
  });

  test("requires a choice when text without a suggestion is left, until it is typed over", async () => {
    mockCalls({ "GET /api/places": { body: [] } });
    const { changed } = show();
    await userEvent.type(field(), "Nowhere");
    expect(screen.queryByText("Choose a city from the list.")).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText("Choose a city from the list.")).toBeInTheDocument();
    expect(field()).toBeInvalid();
    await userEvent.type(field(), "s");
    expect(screen.queryByText("Choose a city from the list.")).toBeNull();
    expect(field()).toBeValid();
    expect(changed).toEqual([]);
  });

  test("closes its suggestions on Escape", async () => {
    show();
    await userEvent.type(field(), "bos");
    await screen.findByRole("option", { name: "Boston, MA" });
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});

describe("the place in a listing's form", () => {
  function Form() {
    const form = useForm({ defaultValues: { city: "", state: "" } });
    return (
      <FormProvider {...form}>
        <PlaceFields />
      </FormProvider>
    );
  }
  const values = () => [screen.getByLabelText("City"), screen.getByLabelText("State")].map(valueOf);
  const valueOf = (field: HTMLElement) => (field as HTMLInputElement | HTMLSelectElement).value;

  test("fills in city and state from a suggestion", async () => {
    renderPage(<Form />);
    await userEvent.type(screen.getByLabelText("City"), "021");
    await userEvent.click(await screen.findByRole("option", { name: "Boston, MA" }));
    expect(values()).toEqual(["Boston", "MA"]);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("stays as typed, without a request for the position", async () => {
    renderPage(<Form />);
    await userEvent.click(screen.getByLabelText("City"));
    await userEvent.type(screen.getByLabelText("City"), "Nowhere");
    await userEvent.tab();
    expect(values()).toEqual(["Nowhere", ""]);
    expect(screen.queryByRole("option", { name: "Use my location" })).toBeNull();
  });
});
