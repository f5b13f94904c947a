import data from "./vehicles.json";

function valuesOf<T extends string>(names: Readonly<Record<T, string>>): readonly T[] {
  return Object.keys(names) as T[];
}

export const transmissionNames = data.transmissions;
export const fuelNames = data.fuels;
export const drivetrainNames = data.drivetrains;
export const bodyNames = data.bodies;
export const titleNames = data.titles;

export const transmissions = valuesOf(transmissionNames);
export const fuels = valuesOf(fuelNames);
export const drivetrains = valuesOf(drivetrainNames);
export const bodies = valuesOf(bodyNames);
export const titleStatuses = valuesOf(titleNames);

export const vehicleMakes: readonly string[] = data.makes;

export const minModelYear = 1900;

/** Next year's models are sold this year. */
export function maxModelYear(now = new Date()): number {
  return now.getFullYear() + 1;
}

export const maxMileage = 2_000_000;
export const mileageSteps = [10_000, 25_000, 50_000, 75_000, 100_000, 150_000] as const;
export const maxOwners = 20;
