"use client";

import { PlaceGroup } from "@/components/listings/filters/place-group";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { minSalaries, minSalaryName, type JobAddress } from "@/lib/jobs/catalog/address.rules";
import {
  employmentTypeNames,
  employmentTypes,
  postedWithinDays,
  postedWithinNames,
  workplaceNames,
  workplaces,
} from "@/lib/jobs/rules";
import type { PlaceDto } from "@/lib/places/contract";
import { usStates } from "@/lib/shared/us-states";

/** `count` is omitted if filters narrow the list. */
type CountedChoice = { name: string; count?: number };

type CategoryChoices = {
  categories: readonly CountedChoice[];
  subcategories: readonly (CountedChoice & { path: string })[];
};

type Option = { value: string; label: string };

type FieldProps = {
  name: "category" | "subcategory" | "employmentType" | "workplace" | "state" | "minSalary" | "postedWithin";
  label: string;
  any: string;
  options: readonly Option[];
  value: string | number | undefined;
};

function Field({ name, label, any, options, value }: FieldProps) {
  const id = `job-${name}`;
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Select key={value} id={id} name={name} defaultValue={value ?? ""}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function salaryOptions(chosen: number | undefined): Option[] {
  const amounts = new Set<number>(minSalaries);
  if (chosen) amounts.add(chosen);
  return [...amounts]
    .sort((a, b) => a - b)
    .map((amount) => ({ value: String(amount), label: minSalaryName(amount) }));
}

const counted = ({ name, count }: CountedChoice) => (count === undefined ? name : `${name} (${count})`);

function CategoryFields({ address, choices }: { address: JobAddress; choices: CategoryChoices }) {
  const { categories, subcategories } = choices;
  const chosen = address.category;
  const isOffered = !chosen || categories.some(({ name }) => name === chosen);
  const offered = isOffered ? categories : [...categories, { name: chosen, count: 0 }];
  return (
    <>
      <Field
        name="category"
        label="Category"
        any="All categories"
        value={address.category}
        options={offered.map((one) => ({ value: one.name, label: counted(one) }))}
      />
      {subcategories.length > 0 ? (
        <Field
          name="subcategory"
          label="Subcategory"
          any="All subcategories"
          value={address.subcategory}
          options={subcategories.map((one) => ({ value: one.path, label: counted(one) }))}
        />
      ) : null}
    </>
  );
}

type Props = {
  address: JobAddress;
  place: PlaceDto | null;
  choices: CategoryChoices | null;
};

export function JobFields({ address, place, choices }: Props) {
  return (
    <>
      {address.sort ? <input type="hidden" name="sort" value={address.sort} /> : null}
      {choices ? <CategoryFields address={address} choices={choices} /> : null}
      <Field
        name="employmentType"
        label="Employment type"
        any="Any type"
        value={address.employmentType}
        options={employmentTypes.map((value) => ({ value, label: employmentTypeNames[value] }))}
      />
      <Field
        name="workplace"
        label="Workplace"
        any="Anywhere"
        value={address.workplace}
        options={workplaces.map((value) => ({ value, label: workplaceNames[value] }))}
      />
      <PlaceGroup address={{ place: address.place, within: address.within }} place={place} />
      <Field
        name="state"
        label="State"
        any="Any state"
        value={address.state}
        options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Field
        name="minSalary"
        label="Yearly pay"
        any="Any pay"
        value={address.minSalary}
        options={salaryOptions(address.minSalary)}
      />
      <Field
        name="postedWithin"
        label="Posted"
        any="Any time"
        value={address.postedWithin}
        options={postedWithinDays.map((days) => ({ value: String(days), label: postedWithinNames[days] }))}
      />
    </>
  );
}
