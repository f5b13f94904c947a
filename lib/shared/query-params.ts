import { hasNul, isInvisible } from "./text";

export type QueryParams = Partial<Record<string, string>>;

export type PageParams = Promise<Record<string, unknown>>;

type Entries = Iterable<readonly [string, string]>;
type Options = {
  onUnusable?: () => void;
};

/**
 * Shared by API and pages: drops invisible values, `_t` (contract section 3), and values with NUL; repeated parameters
 * use the first value.
 */
export function readQuery(entries: Entries, { onUnusable }: Options = {}): QueryParams {
  const query = new Map<string, string>();
  for (const [name, value] of entries) {
    if (value === "" || name === "_t") continue;
    if (hasNul(value)) onUnusable?.();
    else if (!isInvisible(value) && !query.has(name)) query.set(name, value);
  }
  return Object.fromEntries(query);
}

/** The only way for pages to read their query; drops unusable values, so that odd links still work. */
export async function readPageParams(params: PageParams): Promise<QueryParams> {
  const entries = Object.entries(await params).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one ?? "")] as const),
  );
  return readQuery(entries);
}

export function writeQuery(values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return String(query);
}

export async function readPageQuery(params: PageParams): Promise<string> {
  return writeQuery(await readPageParams(params));
}
