import type { FactFilter } from "./fact-filter.rules";
import { vehicleFactNames } from "./fact-names.rules";

const vehicleGroup = "vehicles";
const farmVehicles = "vehicles/farm";

/** Paths of subcategories never change, only their names. */
export function isVehicle(subcategory: unknown): boolean {
  return (
    subcategory === vehicleGroup ||
    (typeof subcategory === "string" && subcategory.startsWith(`${vehicleGroup}/`))
  );
}

/** Trailers have no mileage, and tractors count hours. */
export function isRoadVehicle(subcategory: unknown): boolean {
  return isVehicle(subcategory) && subcategory !== farmVehicles;
}

export function isForVehicles(filter: FactFilter): boolean {
  return isVehicle(filter.subcategory) || vehicleFactNames.some((name) => filter[name] !== undefined);
}
