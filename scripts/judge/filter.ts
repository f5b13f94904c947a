import type { ListingDto } from "@/lib/listings/contract";

export type Filter = (listing: ListingDto) => boolean;

type Value = string | number | boolean | undefined;

function nameOf(title: string): string {
  return title.split(/,|\s(?:with|for|by|in|on|near|around|at)\s/i)[0]!;
}

const fields: Record<string, (listing: ListingDto) => Value> = {
  category: ({ category }) => category,
  subcategory: ({ details }) => details.subcategory,
  title: ({ title }) => title,
  name: ({ title }) => nameOf(title),
  text: ({ title, description }) => `${title} ${description}`,
  vendor: ({ vendorName }) => vendorName,
  location: ({ location }) => location,
  city: ({ location }) => location.split(", ")[0],
  state: ({ location }) => location.split(", ")[1],
  price: ({ price }) => price,
  type: ({ details }) => details.propertyType,
  offer: ({ details }) => details.listingType,
  beds: ({ details }) => details.beds,
  baths: ({ details }) => details.baths,
  area: ({ details }) => details.areaSqFt,
  lot: ({ details }) => details.lotSqFt,
  year: ({ details }) => details.yearBuilt,
  drivetrain: ({ details }) => details.drivetrain,
  parking: ({ details }) => details.parking,
  furnished: ({ details }) => details.furnished,
  pets: ({ details }) => details.pets,
  condition: ({ details }) => details.condition,
  brand: ({ details }) => details.brand,
  delivery: ({ details }) => details.delivery,
  pickup: ({ details }) => details.pickup,
};

type Token = { mark: string } | { test: Filter };

const tokenPattern = /\s*(?:([|()!])|([a-z]+)(=|~|<=|>=)("[^"]*"|\/(?:\\.|[^/\\])+\/|[^\s|()]+))\s*/y;

function toTest(name: string, operator: string, operand: string): Filter {
  const read = fields[name];
  if (!read) throw new Error(`A listing has no field "${name}".`);
  if (operator === "~") {
    const pattern = new RegExp(operand.slice(1, -1), "i");
    return (listing) => pattern.test(String(read(listing) ?? ""));
  }
  if (operator === "=") {
    const values = operand.startsWith('"') ? [operand.slice(1, -1)] : operand.split(",");
    return (listing) => values.includes(String(read(listing)));
  }
  const bound = Number(operand);
  if (Number.isNaN(bound)) throw new Error(`"${operand}" isn't a number.`);
  return operator === "<="
    ? (listing) => Number(read(listing)) <= bound
    : (listing) => Number(read(listing)) >= bound;
}

function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const rest = text.slice(tokenPattern.lastIndex);
    const found = tokenPattern.exec(text);
    if (!found) throw new Error(`"${rest}" in "${text}" can't be read.`);
    const [, mark, name = "", operator = "", operand = ""] = found;
    tokens.push(mark ? { mark } : { test: toTest(name, operator, operand) });
  }
  return tokens;
}

/**
 * Parses an expression that selects the right listings. Tests are `field=value,value`, `field="a value"`,
 * `field~/pattern/` (case-insensitive), `field<=number`, and `field>=number`; a listing without the field fails them. A
 * space means and, `|` or, `!` not; parentheses group. Throws on anything else.
 */
export function parseFilter(text: string): Filter {
  const tokens = toTokens(text);
  let at = 0;
  const isAt = (mark: string) => {
    const token = tokens[at];
    return token !== undefined && "mark" in token && token.mark === mark;
  };

  function readOne(): Filter {
    const token = tokens[at];
    at += 1;
    if (token && "test" in token) return token.test;
    if (token?.mark === "!") {
      const inner = readOne();
      return (listing) => !inner(listing);
    }
    if (token?.mark !== "(") throw new Error(`Missing test in "${text}".`);
    const inner = readAny();
    if (!isAt(")")) throw new Error(`A parenthesis isn't closed in "${text}".`);
    at += 1;
    return inner;
  }

  function readAll(): Filter {
    const all = [readOne()];
    while (at < tokens.length && !isAt("|") && !isAt(")")) all.push(readOne());
    return all.length === 1 ? all[0]! : (listing) => all.every((filter) => filter(listing));
  }

  function readAny(): Filter {
    const any = [readAll()];
    while (isAt("|")) {
      at += 1;
      any.push(readAll());
    }
    return any.length === 1 ? any[0]! : (listing) => any.some((filter) => filter(listing));
  }

  const filter = readAny();
  if (at < tokens.length) throw new Error(`Extra parenthesis in "${text}".`);
  return filter;
}
