import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choosePlace } from "@/components/places/chosen-place";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { HeroShortcuts } from "./hero-shortcuts";

const austin = {
  id: "austin-tx",
  kind: "city",
  name: "Austin",
  state: "TX",
  latitude: 30.3,
  longitude: -97.7,
} as const;

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

beforeEach(() => localStorage.clear());

test("stores a city for the homepage, and shows all of the US again once it is cleared", async () => {
  const user = userEvent.setup();
  mockCalls({ "GET /api/places": { body: [austin] } });
  renderPage(<HeroShortcuts />);
  expect(screen.getByText("Showing all of the US")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Clear/ })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Set your city" }));
  const field = await screen.findByLabelText("City or ZIP code");
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, "aus");
  await user.click(await screen.findByRole("option", { name: "Austin, TX" }));
  expect(await screen.findByText("Nearest to Austin, TX first")).toBeInTheDocument();
  expect(localStorage.getItem("plaza_place")).toBe("austin-tx Austin, TX");
  await waitFor(() => expect(screen.queryByLabelText("City or ZIP code")).toBeNull());

  await user.click(screen.getByRole("button", { name: "Clear Austin, TX" }));
  expect(screen.getByText("Showing all of the US")).toBeInTheDocument();
  expect(localStorage.getItem("plaza_place")).toBe("");
});

test("selects the first suggestion on Enter", async () => {
  const user = userEvent.setup();
  mockCalls({ "GET /api/places": { body: [austin] } });
  renderPage(<HeroShortcuts />);
  await user.click(screen.getByRole("button", { name: "Set your city" }));
  await user.type(await screen.findByLabelText("City or ZIP code"), "78701{Enter}");
  expect(await screen.findByText("Nearest to Austin, TX first")).toBeInTheDocument();
});

test("returns to the empty field when no city was entered", async () => {
  const user = userEvent.setup();
  renderPage(<HeroShortcuts />);
  await user.click(screen.getByRole("button", { name: "Set your city" }));
  const field = await screen.findByLabelText("City or ZIP code");
  await user.click(screen.getByRole("button", { name: "Set city" }));
  expect(field).toHaveFocus();
});

test("requests a city for 'Near you', then sorts by distance", async () => {
  const user = userEvent.setup();
  renderPage(<HeroShortcuts />);
  expect(hrefOf("Products")).toBe("/products");
  await user.click(screen.getByRole("link", { name: "Near you" }));
  expect(await screen.findByLabelText("City or ZIP code")).toBeInTheDocument();
  act(() => choosePlace({ id: "austin-tx", name: "Austin, TX" }));
  expect(hrefOf("Near you")).toBe("/search?sort=distance&place=austin-tx&within=any");
  expect(hrefOf("Real Estate")).toBe("/real-estate?sort=distance&place=austin-tx&within=any");
});
