import "server-only";
import { rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import type { PlaceDto } from "./contract";
import { spellOutCity } from "./nicknames.rules";
import { placeColumns } from "./pins.rows";
import { projectPlace } from "./projection.rules";
import { otherSaint, tidyPlace } from "./typed.rules";
import { maxSuggestedPlaces, minPlaceLength, placeName, parseTypedPlace } from "./rules";

const maxMiles = 100;

/** For text such as '787', 'aus', 'austin tx', or 'Austin, Texas'. A ZIP code takes precedence over a name. */
export async function suggestPlaces(text: string): Promise<PlaceDto[]> {
  const typed = tidyPlace(text);
  const city = spellOutCity(typed);
  if (city === typed) return suggestByText(typed);
  const [first, others] = await Promise.all([findPlace(city), suggestByText(typed)]);
  return [...(first ? [first] : []), ...others.filter(({ id }) => id !== first?.id)].slice(
    0,
    maxSuggestedPlaces,
  );
}

async function suggestByText(typed: string): Promise<PlaceDto[]> {
  const { zip, text } = parseTypedPlace(typed);
  const found = zip ? await suggestByZip(zip) : [];
  if (found.length > 0 || text.replace(/[^\p{L}\p{N}]/gu, "").length < minPlaceLength) return found;
  const [, name = text, state = ""] = /^(.+?)(?:\s*,\s*|\s+)([a-z]{1,2}|[a-z ]{4,})$/i.exec(text) ?? [];
  const whole = await suggestByName(text, "");
  if (whole.length > 0) return whole;
  const inState = state ? await suggestByName(name, state) : [];
  if (inState.length > 0) return inState;
  const named = await findPlace(text);
  return named ? [named] : [];
}

function suggestByZip(zip: string): Promise<PlaceDto[]> {
  return rows<PlaceDto>(sql`SELECT ${placeColumns} FROM places p WHERE p.id IN (
      SELECT z.place_id FROM place_zips z WHERE z.zip >= ${zip} AND z.zip <= ${`${zip}~`})
    ORDER BY p.rank DESC, p.id LIMIT ${constant(maxSuggestedPlaces)}`);
}

/** A range instead of LIKE, so that prepared statements use the index. */
function suggestByName(name: string, state: string): Promise<PlaceDto[]> {
  const inState = sql`(p.state LIKE upper(${state}) || '%' OR us_state_name(p.state) ILIKE ${state} || '%')`;
  const where = [
    sql`p.key >= gazetteer_key(${name})`,
    sql`p.key <= gazetteer_key(${name}) || '~'`,
    sql`gazetteer_key(${name}) <> ''`,
    ...(state ? [inState] : []),
  ];
  return rows<PlaceDto>(sql`SELECT ${placeColumns} FROM places p WHERE ${allOf(where)}
    ORDER BY p.key = gazetteer_key(${name}) AND p.rank > 20 DESC, p.rank DESC, p.id LIMIT ${constant(maxSuggestedPlaces)}`);
}

/** Accepts an id, a ZIP code, 'Austin, TX', just a name, or a nickname; null for an unknown place. */
export async function findPlace(typed: string): Promise<PlaceDto | null> {
  const text = tidyPlace(typed);
  const [found] = await rows<PlaceDto>(
    sql`SELECT ${placeColumns} FROM places p WHERE p.id = find_place(${spellOutCity(text)})`,
  );
  const other = found ? null : otherSaint(text);
  const [renamed] = other
    ? await rows<PlaceDto>(sql`SELECT ${placeColumns} FROM places p WHERE p.id = find_place(${other})`)
    : [];
  return found ?? renamed ?? null;
}

export async function findSpot(location: string): Promise<{ name: string; x: number; y: number } | null> {
  const place = await findPlace(location);
  return place?.kind === "city" ? { name: placeName(place), ...projectPlace(place) } : null;
}

/** Minimum number of ZIP codes for a city named without its state: 'near Beach' isn't a place. */
const minZipCodes = 5;

const withComma = sql`regexp_replace(said.name, ',?\\s+([A-Za-z]{2})$', ', \\1')`;

type CityFilter = {
  /** Skips names of cities with listings, because the words of those listings already match. */
  isUnlisted: boolean;
  among?: Sql;
};

export async function findNamedCity(
  names: readonly string[],
  { isUnlisted, among }: CityFilter,
): Promise<{ name: string; place: PlaceDto } | null> {
  const namesakes = sql`SELECT FROM places q JOIN place_counts c ON c.place_id = q.id AND c.listings > 0
    WHERE q.key = p.key AND q.kind = 'city' AND said.name !~ '^[0-9]{5}$'`;
  const where = [
    sql`(p.id = place_in(${withComma}) OR p.rank >= ${constant(minZipCodes)})`,
    ...(isUnlisted ? [sql`NOT EXISTS (${namesakes})`] : []),
    ...(among ? [sql`(p.id = place_in(${withComma}) OR ${among})`] : []),
  ];
  const [found] = await rows<PlaceDto & { said: string }>(sql`
    SELECT ${placeColumns}, said.name AS said FROM unnest(${names}::text[]) WITH ORDINALITY AS said (name, turn)
      JOIN places p ON p.id = coalesce(place_in(${withComma}), find_place(said.name)) AND p.kind = 'city'
    WHERE ${allOf(where)}
    ORDER BY said.turn LIMIT 1`);
  if (!found) return null;
  const { said, ...place } = found;
  return { name: said, place };
}

/** Largest city within 8 miles of a position in degrees, otherwise the nearest; null beyond 100 miles. */
export async function nearestPlace({ latitude, longitude }: Position): Promise<PlaceDto | null> {
  const point = sql`earth_point(${latitude}::float8, ${longitude}::float8)`;
  const [found] = await rows<PlaceDto & { miles: number }>(sql`
    SELECT * FROM (
      SELECT ${placeColumns}, p.rank, earth_miles(earth_point(p.latitude, p.longitude), ${point}) AS miles
      FROM places p WHERE p.kind = 'city'
      ORDER BY earth_point(p.latitude, p.longitude) <-> ${point} LIMIT 20
    ) near
    ORDER BY miles > 8, CASE WHEN miles > 8 THEN miles END, rank DESC LIMIT 1`);
  if (!found || found.miles > maxMiles) return null;
  const { id, kind, name, state } = found;
  return { id, kind, name, state, latitude: found.latitude, longitude: found.longitude };
}

type Position = { latitude: number; longitude: number };
