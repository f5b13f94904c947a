import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { synonymsTag } from "@/lib/search/lexicon/synonyms.rules";

const earlierVersion = 0;
/** Migrations up to 4775caa1 shipped the synonym groups up to this key. */
const lastEarlierKey = 1261;

const uneditedCondition =
  "(s.words, s.finds, s.kind, s.weight) = (old.words, old.finds, old.kind, old.weight)";

type Source = {
  name: "places" | "synonyms";
  file: string;
  columns: string;
  merge: (client: pg.Client, loaded: number | undefined) => Promise<void>;
};

const sources: Source[] = [
  {
    name: "places",
    file: "places.tsv.gz",
    columns:
      "id int, kind text, state text, name text, latitude double precision, longitude double precision, zips text",
    merge: mergePlaces,
  },
  {
    name: "synonyms",
    file: "synonyms.tsv",
    columns: "key int, words text, finds text, kind text, weight float8",
    merge: mergeSynonyms,
  },
];

async function mergePlaces(client: pg.Client, loaded: number | undefined): Promise<void> {
  if (loaded === undefined) return fillPlaces(client);
  const changed = await writePlaces(client);
  if (changed) await refreshPlaces(client, changed);
}

/** Drops indexes and the foreign key first, because rebuilding them is cheaper for empty tables. */
async function fillPlaces(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ drop: string; create: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
    FROM pg_constraint WHERE conrelid = 'place_zips'::regclass AND contype = 'f'
    UNION ALL
    SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    FROM pg_index WHERE indrelid IN ('places'::regclass, 'place_zips'::regclass) AND NOT indisprimary`);
  for (const { drop } of rows) await client.query(drop);
  await writePlaces(client);
  for (const { create } of rows) await client.query(create);
  await client.query("ANALYZE places, place_zips");
}

/**
 * Adds and corrects places; never deletes one, because rows reference it. Returns the IDs of changed places, or null if
 * none changed.
 */
async function writePlaces(client: pg.Client): Promise<number[] | null> {
  const places = await client.query<{ ids: number[] | null }>(`
    WITH written AS (
      INSERT INTO places AS old (id, slug, kind, name, state, key, latitude, longitude, rank)
      SELECT id,
        CASE kind WHEN 'state' THEN lower(state) ELSE
          btrim(regexp_replace(lower(replace(name, '''', '')), '[^a-z0-9]+', '-', 'g'), '-') || '-' || lower(state) END,
        kind, name, state, gazetteer_key(name), latitude, longitude,
        CASE kind WHEN 'state' THEN 1000 ELSE cardinality(string_to_array(zips, ',')) END
      FROM incoming ORDER BY id
      ON CONFLICT (id) DO UPDATE SET (slug, kind, name, state, key, latitude, longitude, rank) = (excluded.slug,
        excluded.kind, excluded.name, excluded.state, excluded.key, excluded.latitude, excluded.longitude, excluded.rank)
      WHERE old IS DISTINCT FROM excluded
      RETURNING id
    )
    SELECT array_agg(id) AS ids FROM written`);
  await client.query("SELECT setval('places_id_seq', (SELECT max(id) FROM places))");
  const zips = await client.query(`
    INSERT INTO place_zips AS old (zip, place_id)
    SELECT unnest(string_to_array(zips, ',')), id FROM incoming ORDER BY id
    ON CONFLICT (zip) DO UPDATE SET place_id = excluded.place_id WHERE old.place_id <> excluded.place_id`);
  const ids = places.rows[0]?.ids ?? null;
  return ids ?? (zips.rowCount ? [] : null);
}

/**
 * Fires the triggers that look up each row's place, rebuilds text indexes for changed places, and marks saved searches
 * for recompilation.
 */
async function refreshPlaces(client: pg.Client, changed: number[]): Promise<void> {
  const moved = await client.query<{ id: string }>(
    `UPDATE listings SET location = location WHERE place_id IS DISTINCT FROM place_of(city, state, location)
      OR place_id = ANY ($1) RETURNING id`,
    [changed],
  );
  await client.query(
    `UPDATE vendors SET city = city
      WHERE place_id IS DISTINCT FROM place_of(city, state, city || ', ' || state)`,
  );
  await client.query(
    "UPDATE jobs SET location = location WHERE place_id IS DISTINCT FROM place_of(NULL, state, location)",
  );
  await client.query(
    `UPDATE listing_search s SET tsv = listing_tsv(s.seq, l.title, l.vendor_name, l.location, l.city, l.state,
        l.description, l.category, l.property_type, l.listing_type, l.details, l.price_cents, l.place_id)
      FROM listings l WHERE l.id = s.listing_id AND l.id = ANY ($1)`,
    [moved.rows.map(({ id }) => id)],
  );
  await client.query(
    `UPDATE job_documents d SET tsv = job_tsv(d.seq, j) FROM jobs j WHERE j.id = d.job_id AND j.place_id = ANY ($1)`,
    [changed],
  );
  await client.query("UPDATE saved_searches SET compiled_at = NULL WHERE compiled_at IS NOT NULL");
}

/**
 * Merges synonym groups with those of the site. A group that an admin changed or deleted stays that way:
 * `shipped_synonyms` stores each group as loaded, so a difference means an edit and a missing row a deletion.
 */
async function mergeSynonyms(client: pg.Client, loaded: number | undefined): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE groups ON COMMIT DROP AS
    SELECT key, string_to_array(words, ', ') AS words, string_to_array(finds, ', ') AS finds, kind::synonym_kind AS kind, weight
    FROM incoming`);
  // Rows from 4775caa1 have no record: a group equal to the shipped one is ours, and any other was edited.
  if (loaded === earlierVersion) {
    await client.query(
      `INSERT INTO shipped_synonyms (key, synonym_id, words, finds, kind, weight)
        SELECT g.key, s.id, g.words, g.finds, coalesce(s.kind, g.kind), coalesce(s.weight, g.weight)
        FROM groups g LEFT JOIN search_synonyms s USING (words, finds) WHERE g.key <= ${lastEarlierKey}`,
    );
    await client.query(
      "UPDATE search_synonyms s SET source = 'ours' FROM shipped_synonyms old WHERE old.synonym_id = s.id",
    );
  }
  await client.query(`
    DELETE FROM search_synonyms s USING shipped_synonyms old
    WHERE s.id = old.synonym_id AND ${uneditedCondition} AND NOT EXISTS (SELECT FROM groups g WHERE g.key = old.key)`);
  await client.query(
    "DELETE FROM shipped_synonyms old WHERE NOT EXISTS (SELECT FROM groups g WHERE g.key = old.key)",
  );
  await client.query(`
    WITH changed AS (
      UPDATE search_synonyms s SET (words, finds, kind, weight) = (g.words, g.finds, g.kind, g.weight), updated_at = now()
      FROM shipped_synonyms old JOIN groups g USING (key)
      WHERE s.id = old.synonym_id AND ${uneditedCondition}
        AND (g.words, g.finds, g.kind, g.weight) <> (old.words, old.finds, old.kind, old.weight)
      RETURNING g.key, g.words, g.finds, g.kind, g.weight
    )
    UPDATE shipped_synonyms old SET (words, finds, kind, weight) = (c.words, c.finds, c.kind, c.weight)
    FROM changed c WHERE old.key = c.key`);
  // A group that an admin has already added stays the admin's.
  await client.query(`
    WITH fresh AS MATERIALIZED (
      SELECT key, words, finds, kind, weight,
        CASE WHEN NOT EXISTS (SELECT FROM search_synonyms s WHERE s.words = g.words AND s.source <> 'ours')
          THEN nextval('search_synonyms_id_seq') END::int AS id
      FROM (SELECT * FROM groups ORDER BY key) g
      WHERE NOT EXISTS (SELECT FROM shipped_synonyms old WHERE old.key = g.key)
    ), added AS (
      INSERT INTO search_synonyms (id, words, finds, kind, weight, source)
      SELECT id, words, finds, kind, weight, 'ours' FROM fresh WHERE id IS NOT NULL
    )
    INSERT INTO shipped_synonyms (key, synonym_id, words, finds, kind, weight)
    SELECT key, id, words, finds, kind, weight FROM fresh`);
  const message = JSON.stringify({ from: null, kind: "purge", tags: [synonymsTag] });
  await client.query("SELECT pg_notify('plaza_cache', $1)", [message]);
}

async function load(client: pg.Client, { source, version, sha256, bytes, loaded }: Pending): Promise<void> {
  await client.query(`CREATE TEMP TABLE incoming (${source.columns}) ON COMMIT DROP`);
  const copy = client.query(copyFrom("COPY incoming FROM STDIN (HEADER)"));
  if (source.file.endsWith(".gz")) await pipeline(Readable.from([bytes]), createGunzip(), copy);
  else await pipeline(Readable.from([bytes]), copy);
  await source.merge(client, loaded);
  await client.query("DROP TABLE incoming");
  await client.query(
    `INSERT INTO reference_data (name, version, sha256) VALUES ($1, $2, $3)
      ON CONFLICT (name) DO UPDATE SET version = excluded.version, sha256 = excluded.sha256, loaded_at = now()`,
    [source.name, version, sha256],
  );
}

type Pending = { source: Source; version: number; sha256: string; bytes: Buffer; loaded: number | undefined };

/** Ignores sources for which a newer release has already loaded a later version. */
async function findPending(client: pg.Client, folder: string): Promise<Pending[]> {
  const text = await readFile(path.join(folder, "versions.json"), "utf8");
  const versions = JSON.parse(text) as Record<Source["name"], number>;
  const { rows } = await client.query<{ name: string; version: number; sha256: string }>(
    "SELECT name, version, sha256 FROM reference_data",
  );
  const files = sources.map(async (source) => {
    const bytes = await readFile(path.join(folder, source.file));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const row = rows.find(({ name }) => name === source.name);
    const version = versions[source.name];
    const isPending = !row || row.version < version || (row.version === version && row.sha256 !== sha256);
    return isPending ? [{ source, version, sha256, bytes, loaded: row?.version }] : [];
  });
  return (await Promise.all(files)).flat();
}

/**
 * Updates the gazetteer and synonyms to the versions in this folder in one transaction; returns the names of what was
 * loaded.
 */
export async function loadReferenceData(client: pg.Client, folder = "prisma/data"): Promise<string[]> {
  const pending = await findPending(client, path.resolve(folder));
  if (pending.length === 0) return [];
  await client.query("BEGIN");
  try {
    for (const one of pending) await load(client, one);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
  return pending.map(({ source, version }) => `${source.name} (version ${version})`);
}
