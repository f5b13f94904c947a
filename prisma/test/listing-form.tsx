import { fireEvent, screen } from "@testing-library/react";
import { ListingForm } from "@/components/listings/form/listing-form";
import type { ListingValues } from "@/components/listings/form/values";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import type { UserDto } from "@/lib/users/contract";
import { ownListingDto } from "./dtos/listings";
import { mockCalls } from "./fake-api";
import { renderPage } from "./render-page";

export const listingId = ownListingDto().id;

type Shown = {
  listing?: OwnListingDto | null;
  category?: ListingValues["category"];
  user?: UserDto | null;
};

export function renderForm(
  answers: Parameters<typeof mockCalls>[0],
  { listing = null, category, user = null }: Shown = {},
) {
  const requests = mockCalls(answers);
  const page = renderPage(
    <ListingForm
      listing={listing}
      category={category ?? listing?.category ?? "products"}
      photoLimit={10}
      doneHref="/vendor"
    />,
    { user },
  );
  return { requests, ...page };
}

export function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }));

export function fillProduct(): void {
  type("Title", "Oak table");
  type("Description", "Seats six.");
  type("Price", "$1,250");
  type("Condition", "used");
  type("Quantity", "1");
  type("City", "Austin");
  type("State", "TX");
  fireEvent.click(screen.getByRole("checkbox", { name: "Pickup" }));
}

export function readFieldText(label: string): string {
  const field = screen.getByLabelText(label);
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((key) => document.getElementById(key)?.textContent ?? "").join(" ");
}

export function saveState(): HTMLElement | null {
  return document.querySelector('[data-slot="save-state"]');
}
