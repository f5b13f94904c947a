import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { Category } from "@/lib/listings/rules";
import type { PlaceDto } from "@/lib/places/contract";
import { findPlace } from "@/lib/places/queries";
import type { ParsedEntity } from "@/lib/search/contract";
import { controlledEntities, withFilters } from "@/lib/search/refinement/controls.rules";
import type { ResultsData } from "./read-results";

export type Controls = { address: ListingAddress; place: PlaceDto | null };

export async function readControls(
  address: ListingAddress,
  { page, place }: Pick<ResultsData, "page" | "place">,
  section: Category | undefined,
): Promise<Controls> {
  const controlled = controlledEntities(address, page, section);
  const named = controlled.find(({ filter }) => filter?.place !== undefined);
  const found = named ? await findCity(named) : null;
  const shown = controlled.flatMap((entity) =>
    entity !== named ? [entity] : found ? [{ ...entity, filter: { ...entity.filter, place: found.id } }] : [],
  );
  return { address: withFilters(address, page, shown), place: found ?? place };
}

async function findCity({ filter, label }: ParsedEntity): Promise<PlaceDto | null> {
  const found = (await findPlace(filter?.place ?? label)) ?? (await findPlace(label));
  return found?.kind === "city" ? found : null;
}
