import { openConnection } from "@/lib/server/connection";
import { db, raw, rows, sql } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { startSession } from "@/lib/auth/sessions/sessions.commands";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createBrowser, type Browser } from "./browser";
import { createPerson, type PersonOptions } from "./people";
import { refusals, type Caller, type Refusal } from "./access-refusals";
import { accessTable, type Cell } from "./access-table";

const options: Record<Caller, PersonOptions | null> = {
  "signed out": null,
  customer: {},
  "pending vendor": { vendorStatus: "pending" },
  "rejected vendor": { vendorStatus: "rejected" },
  "approved vendor": { vendorStatus: "approved" },
  "suspended vendor": { vendorStatus: "suspended" },
  // Suspended after signing in, so every endpoint treats them as signed out.
  "suspended person": {},
  admin: { role: "admin" },
};

const samples: Record<string, string> = {
  id: "01890000-0000-7000-8000-00000000abcd",
  userId: "01890000-0000-7000-8000-00000000abcd",
  deliveryId: "01890000-0000-7000-8000-00000000abcd",
  action: "approve",
  position: "top",
  row: "new-today",
  key: "site_logo",
  file: `${"0".repeat(32)}-320.webp`,
  name: "listings-0.xml",
  token: "a".repeat(43),
};

export function nameOf({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

const cells = new Map(
  Object.entries(accessTable).flatMap(([cell, names]) => names.map((name) => [name, cell as Cell] as const)),
);

export function refusalOf(endpoint: Pick<Endpoint, "method" | "path">, who: Caller): Refusal | null {
  const cell = cells.get(nameOf(endpoint));
  if (!cell) throw new Error(`add to access-table.ts: ${nameOf(endpoint)}`);
  return refusals[cell][who] ?? null;
}

export async function signInAs(who: Caller): Promise<Browser> {
  const browser = createBrowser();
  const made = options[who];
  if (!made) return browser;
  const { id: userId } = await createPerson(made);
  const { cookies } = await startSession({ userId, remember: false, headers: new Headers() });
  for (const line of cookies) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    browser.cookies.set(name, value);
  }
  if (who === "suspended person") {
    await db.user.update({
      where: { id: userId },
      data: { status: "suspended", suspendedAt: new Date() },
      select: { id: true },
    });
  }
  return browser;
}

const lasting = new Map<Caller, Promise<Browser>>();

export function sharedBrowser(who: Caller): Promise<Browser> {
  const known = lasting.get(who) ?? signInAs(who);
  lasting.set(who, known);
  return known;
}

function paramsOf(path: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return Object.fromEntries(
    names.map((name) => {
      if (!samples[name]) throw new Error(`say in samples what {${name}} of ${path} looks like`);
      return [name, samples[name]];
    }),
  );
}

type As = { body?: unknown; headers?: Record<string, string> };

export async function send(endpoint: Endpoint, browser: Browser, as: As = {}) {
  const file = endpoint.path.replace(/\{(\w+)\}/g, "[$1]");
  const handlers = (await import(`@/app${file}/route`)) as Record<string, RouteHandler>;
  const handler = handlers[endpoint.method];
  if (!handler) throw new Error(`${nameOf(endpoint)} has no handler`);
  const params = paramsOf(endpoint.path);
  const address = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const method = endpoint.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  const body = method === "get" ? undefined : {};
  return browser[method](handler, address, { params, body, ...as });
}

const tablesWithoutPersonalData = ["rate_limits", "visit_salts", "places", "place_zips"];

const watch = `
  CREATE SCHEMA matrix;
  CREATE TABLE matrix.changes (id bigserial PRIMARY KEY, change text NOT NULL);
  CREATE FUNCTION matrix.note() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE ignored text := CASE TG_TABLE_NAME WHEN 'sessions' THEN 'last_used_at' ELSE '' END;
  BEGIN
    IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - ignored = to_jsonb(NEW) - ignored THEN
      RETURN NULL;
    END IF;
    INSERT INTO matrix.changes (change) VALUES (TG_OP || ' ' || TG_TABLE_NAME);
    RETURN NULL;
  END $$;
  DO $$
  DECLARE name text;
  BEGIN
    FOR name IN SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'
        AND table_type = 'BASE TABLE' AND table_name NOT IN (${tablesWithoutPersonalData.map((name) => `'${name}'`).join(", ")}) LOOP
      EXECUTE format('CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON public.%I
        FOR EACH ROW EXECUTE FUNCTION matrix.note()', name);
      EXECUTE format('CREATE TRIGGER noted_truncate AFTER TRUNCATE ON public.%I
        FOR EACH STATEMENT EXECUTE FUNCTION matrix.note()', name);
    END LOOP;
  END $$;`;

export async function watchChanges(): Promise<void> {
  const connection = await openConnection();
  await connection.query(watch).finally(() => connection.end());
}

export async function takeChanges(): Promise<string[]> {
  const found = await rows<{ id: bigint; change: string }>(
    sql`DELETE FROM matrix.changes RETURNING id, change`,
  );
  return found.sort((a, b) => Number(a.id - b.id)).map(({ change }) => change);
}

const rowOf = (table: string) => (table === "sessions" ? "(to_jsonb(t) - 'last_used_at')::text" : "t::text");

/** Fingerprints each table regardless of row order, because sorting takes twenty times as long. */
export async function fingerprints(): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(sql`
    SELECT table_name::text AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL(${tablesWithoutPersonalData})`);
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, concat_ws(' ', count(*), sum(hashtextextended(${rowOf(name)}, 0))) AS print FROM "${name}" t`,
  );
  const found = await rows<{ name: string; print: string }>(sql`${raw(parts.join(" UNION ALL "))}`);
  return Object.fromEntries(found.map(({ name, print }) => [name, print]));
}
