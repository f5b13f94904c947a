import { readAround, withinParameter, type RadiusAddress } from "@/lib/places/address.rules";
import type { PlaceDto } from "@/lib/places/contract";
import { formatWithin, placeName } from "@/lib/places/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { QueryParams } from "@/lib/shared/query-params";
import { cleanShortInput, cleanInput } from "@/lib/shared/text";
import { parseNumber } from "@/lib/shared/typed-number";
import { stateName } from "@/lib/shared/us-states";
import {
  employmentTypes,
  employmentTypeNames,
  jobCategories,
  jobSorts,
  maxJobSearchLength,
  postedWithinDays,
  postedWithinNames,
  workplaceNames,
  workplaces,
  type EmploymentType,
  type JobCategory,
  type JobSort,
  type PostedWithin,
  type Workplace,
} from "@/lib/jobs/rules";
import type { JobReading } from "@/lib/jobs/contract";
import { validJobSubcategory, type JobPart } from "@/lib/jobs/parts.rules";
import { formatNumber } from "@/lib/shared/numbers";
import { formatDollars } from "@/lib/shared/money";

export type JobAddress = {
  search?: string;
  literal?: "1";
  category?: JobCategory;
  subcategory?: string;
  employmentType?: EmploymentType;
  workplace?: Workplace;
  state?: string;
  /** Dollars per year. */
  minSalary?: number;
  postedWithin?: PostedWithin;
  sort?: JobSort;
} & RadiusAddress;

function parseSalary(value: string | undefined): number | undefined {
  const amount = parseNumber(value ?? "", { unit: "$" });
  return amount !== null && amount > 0 && amount <= 1e9 ? Math.round(amount) : undefined;
}

/** Lenient: drops invalid parameters, so that old links still work. */
export function readJobAddress(params: QueryParams): JobAddress {
  const state = cleanShortInput(params.state)?.toUpperCase();
  const around = readAround(params);
  const sort = availableSorts(around).find((name) => name === cleanShortInput(params.sort));
  const category = jobCategories.find((name) => name === cleanShortInput(params.category));
  const search = cleanInput(params.search, maxJobSearchLength);
  const address: JobAddress = {
    search,
    literal: search && cleanShortInput(params.literal) === "1" ? "1" : undefined,
    category,
    subcategory: validJobSubcategory(category, cleanShortInput(params.subcategory)),
    employmentType: employmentTypes.find((name) => name === cleanShortInput(params.employmentType)),
    workplace: workplaces.find((name) => name === cleanShortInput(params.workplace)),
    state: stateName(state) ? state : undefined,
    minSalary: parseSalary(cleanShortInput(params.minSalary)),
    postedWithin: postedWithinDays.find((days) => String(days) === cleanShortInput(params.postedWithin)),
    sort: sort === "newest" && !search ? undefined : sort,
    ...around,
  };
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)) as JobAddress;
}

export function availableSorts({ within }: RadiusAddress): readonly JobSort[] {
  return within === undefined ? jobSorts.filter((sort) => sort !== "distance") : jobSorts;
}

const order = [
  "search",
  "literal",
  "category",
  "subcategory",
  "employmentType",
  "workplace",
  "state",
  "place",
  "within",
  "minSalary",
  "postedWithin",
  "sort",
] as const satisfies (keyof JobAddress)[];

/** Canonical: fixed parameter order, no defaults. */
export function jobQuery(address: JobAddress): string {
  const query = new URLSearchParams();
  for (const key of order) {
    const value = key === "within" ? withinParameter(address) : address[key];
    if (value === undefined || value === "" || (value === "newest" && !address.search)) continue;
    query.set(key, String(value));
  }
  return query.toString();
}

export function narrowToJobPart(address: JobAddress, part: JobPart | undefined): JobAddress {
  if (!part) return address;
  const { category: _category, subcategory: _subcategory, ...others } = address;
  return { ...others, category: part.category, ...(part.parent ? { subcategory: part.path } : {}) };
}

export function withoutJobPart(address: JobAddress, part: JobPart | undefined): JobAddress {
  if (!part) return address;
  const { category: _category, subcategory: _subcategory, ...others } = address;
  return others;
}

export function jobsHref(part: Pick<JobPart, "path"> | undefined, query?: string): string {
  return part ? hrefs.jobPart(part.path, query) : hrefs.jobs(query);
}

export function hasJobFilters({ sort: _sort, literal: _literal, ...filters }: JobAddress): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** True for the canonical URL of a page, the only one that search engines index. */
export function isCanonicalJobList(params: QueryParams): boolean {
  return jobQuery(readJobAddress(params)) === "" && !params.cursor;
}

export const minSalaries = [30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 125_000, 150_000] as const;

export function minSalaryName(amount: number): string {
  return `${formatDollars(amount)} or more`;
}

export function maxSalaryName(amount: number): string {
  return `Up to ${formatDollars(amount)}`;
}

export type JobFilterChip = { label: string; query: string };

type FilterNames = {
  place?: PlaceDto | null;
  parts?: readonly Pick<JobPart, "path" | "name">[];
};

export function jobParameterChips(
  address: JobAddress,
  { place = null, parts = [] }: FilterNames = {},
): JobFilterChip[] {
  const words: Partial<Record<keyof JobAddress, string | null | undefined>> = {
    search: address.search && `“${address.search}”`,
    category: address.category,
    subcategory: parts.find(({ path }) => path === address.subcategory)?.name,
    employmentType: address.employmentType && employmentTypeNames[address.employmentType],
    workplace: address.workplace && workplaceNames[address.workplace],
    state: stateName(address.state),
    place: placeLabel(address, place),
    minSalary: address.minSalary ? minSalaryName(address.minSalary) : null,
    postedWithin: address.postedWithin && `Posted: ${postedWithinNames[address.postedWithin].toLowerCase()}`,
  };
  return order.flatMap((key) => {
    const label = words[key];
    return label ? [{ label, query: jobQuery(without(address, key)) }] : [];
  });
}

export function jobChips(address: JobAddress, reading: JobReading, named: FilterNames): JobFilterChip[] {
  const { filters, words, filterText } = reading;
  const chips = jobParameterChips(address, named);
  if (filters.length === 0) return chips;
  const withText = (search: string) => jobQuery({ ...address, search });
  return [
    ...filters.map(({ label, without }) => ({ label, query: withText(without) })),
    ...(words ? [{ label: `“${words}”`, query: withText(filterText) }] : []),
    // The first chip is the whole text.
    ...chips.slice(1),
  ];
}

function without(address: JobAddress, key: keyof JobAddress): JobAddress {
  if (key === "search") return { ...address, search: undefined, literal: undefined };
  if (key === "category") return { ...address, category: undefined, subcategory: undefined };
  if (key !== "place") return { ...address, [key]: undefined };
  const { place: _place, within: _within, sort, ...others } = address;
  return sort === "distance" ? others : { ...others, sort };
}

function placeLabel({ place: typed, within }: JobAddress, place: PlaceDto | null): string | undefined {
  if (!typed) return undefined;
  if (!place) return `“${typed}”`;
  return place.kind === "state" ? place.name : formatWithin(placeName(place), within);
}

export function formatJobCount(total: number, capped: boolean): string {
  return `${capped ? "more than " : ""}${formatNumber(total)} ${total === 1 && !capped ? "job" : "jobs"}`;
}
