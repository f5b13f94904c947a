import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { sectionOf } from "./options.rules";
import type { PinDto, PinsDto } from "./pins.contract";

/** No price if it would mix rents and sales. */
export type PricedPin = Omit<PinDto, "lowest"> & { lowest?: number; monthly?: boolean };

export function priceKind(address: ListingAddress): "monthly" | "once" | "mixed" {
  if (address.listingType) return address.listingType === "rent" ? "monthly" : "once";
  const section = sectionOf(address);
  return section === undefined || section === "realestate" ? "mixed" : "once";
}

export function asMonthly(pins: readonly PinDto[]): PricedPin[] {
  return pins.map((pin) => ({ ...pin, monthly: true }));
}

export function markMonthlyPrices(pins: readonly PinDto[], rents: PinsDto): PricedPin[] {
  const isWhole = !rents.isPartial && !rents.isCut;
  const rentals = new Map(rents.pins.map(({ id, count }) => [id, count]));
  return pins.map(({ lowest, ...pin }) => {
    const rented = rentals.get(pin.id) ?? 0;
    if (rented >= pin.count) return { ...pin, lowest, monthly: true };
    return rented === 0 && isWhole ? { ...pin, lowest } : pin;
  });
}
