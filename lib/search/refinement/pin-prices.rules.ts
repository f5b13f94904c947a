import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { sectionOf } from "./options.rules";
import type { PinDto, PinsDto } from "./pins.contract";

/** A pin with a monthly price, or without a price if that would mix rents and sales. */
export type PricedPin = Omit<PinDto, "lowest"> & { lowest?: number; monthly?: boolean };

/** Prices of a list: of one kind, or rents and others mixed. */
export function priceKind(address: ListingAddress): "monthly" | "once" | "mixed" {
  if (address.listingType) return address.listingType === "rent" ? "monthly" : "once";
  const section = sectionOf(address);
  return section === undefined || section === "realestate" ? "mixed" : "once";
}

export function asMonthly(pins: readonly PinDto[]): PricedPin[] {
  return pins.map((pin) => ({ ...pin, monthly: true }));
}

/** Tells for each place whether its prices are rents, by its rentals; none if it has both. */
export function markMonthlyPrices(pins: readonly PinDto[], rents: PinsDto): PricedPin[] {
  const isWhole = !rents.isPartial && !rents.isCut;
  const rentals = new Map(rents.pins.map(({ id, count }) => [id, count]));
  return pins.map(({ lowest, ...pin }) => {
    const rented = rentals.get(pin.id) ?? 0;
    if (rented >= pin.count) return { ...pin, lowest, monthly: true };
    return rented === 0 && isWhole ? { ...pin, lowest } : pin;
  });
}
