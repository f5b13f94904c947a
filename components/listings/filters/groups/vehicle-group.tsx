import { mileageLabel } from "@/lib/listings/catalog/fact-labels.rules";
import {
  bodyNames,
  drivetrainNames,
  fuelNames,
  mileageSteps,
  titleNames,
  transmissionNames,
} from "@/lib/listings/vehicles.rules";
import type { Options } from "../counted-options";
import type { GroupProps } from "../field";
import { FilterSelect } from "../options";
import { BrandGroup } from "./brand-group";
import { ConditionSelect } from "./goods-group";

const mileages: Options = mileageSteps.map((most) => [String(most), mileageLabel(most)]);
const choices = [
  { name: "body", label: "Body style", any: "Any body style", options: Object.entries(bodyNames) },
  { name: "fuel", label: "Fuel", any: "Any fuel", options: Object.entries(fuelNames) },
  {
    name: "transmission",
    label: "Transmission",
    any: "Any transmission",
    options: Object.entries(transmissionNames),
  },
  {
    name: "drivetrain",
    label: "Drivetrain",
    any: "Any drivetrain",
    options: Object.entries(drivetrainNames),
  },
  { name: "titleStatus", label: "Title", any: "Any title", options: Object.entries(titleNames) },
] as const;

type YearProps = { name: "minYear" | "maxYear"; value: number | undefined };

function Year({ name, value }: YearProps) {
  const isLeast = name === "minYear";
  return (
    <input
      key={value}
      name={name}
      type="text"
      inputMode="numeric"
      pattern="\s*(?:19|20)\d{2}\s*"
      title="Enter a year with four digits"
      placeholder={isLeast ? "From" : "To"}
      aria-label={isLeast ? "Oldest year" : "Newest year"}
      defaultValue={value}
      className="control h-11"
    />
  );
}

export function VehicleGroup({ address }: GroupProps) {
  const { minYear, maxYear, maxMileage } = address;
  return (
    <>
      <BrandGroup address={address} label="Make" />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Year</legend>
        <div className="grid grid-cols-2 gap-3">
          <Year name="minYear" value={minYear} />
          <Year name="maxYear" value={maxYear} />
        </div>
      </fieldset>
      <FilterSelect
        name="maxMileage"
        label="Mileage"
        any="Any mileage"
        options={mileages}
        chosen={maxMileage}
        other={maxMileage === undefined ? undefined : mileageLabel(maxMileage)}
      />
      {choices.map((choice) => (
        <FilterSelect key={choice.name} {...choice} chosen={address[choice.name]} />
      ))}
      <ConditionSelect address={address} />
    </>
  );
}
