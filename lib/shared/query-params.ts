import { hasNul, isInvisible } from "./text";

/** The parameters of an address: one text for each name that has one. */
export type QueryParams = Partial<Record<string, string>>;

/** The parameters as Next hands them to a page; only `readPageParams` knows what they are. */
export type PageParams = Promise<Record<string, unknown>>;

type Entries = Iterable<readonly [string, string]>;
type Options = {
  /** Called for a value that no query may carry, which is left out; throws where it is to be refused. */
  onUnusable?: () => void;
};

/**
 * Parses query parameters the same way for the API and pages: omits invisible values, `_t` (contract section 3), and
 * values with NUL, and keeps the first of several values.
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

/** The one way by which a page reads its address: what cannot be used is left out, so that an odd link still works. */
export async function readPageParams(params: PageParams): Promise<QueryParams> {
  const entries = Object.entries(await params).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one ?? "")] as const),
  );
  return readQuery(entries);
}

/** The query of an address: what has a value. */
export function writeQuery(values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return String(query);
}

/** The parameters of a page as the query of an address, for a page that leads on to another one. */
export async function readPageQuery(params: PageParams): Promise<string> {
  return writeQuery(await readPageParams(params));
}
