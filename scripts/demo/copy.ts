import { once } from "node:events";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";

type Row = Record<string, unknown>;

const special = /[\\\n\r\t]/g;
const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escape(text: string): string {
  return special.test(text) ? text.replace(special, (character) => escapes[character] ?? character) : text;
}

function encode(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "string") return escape(value);
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value === "boolean") return value ? "t" : "f";
  if (value instanceof Date) return value.toISOString();
  return escape(JSON.stringify(value));
}

const arrayColumns = new Set(["webhook_endpoints.events"]);

function encodeCell(column: string, value: unknown): string {
  return arrayColumns.has(column) && Array.isArray(value) ? `{${value.join(",")}}` : encode(value);
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const chunkSize = 1 << 17;

/** Streams rows with these fields through COPY and returns their number. Memory stays constant. */
export async function copyRows(
  client: Client,
  table: string,
  fields: readonly string[],
  rows: Iterable<Row>,
): Promise<number> {
  const columns = fields.map((field) => `"${columnOf(field)}"`).join(", ");
  const stream = client.query(copyFrom(`COPY "${table}" (${columns}) FROM STDIN`));
  const finished = once(stream, "finish");
  finished.catch(() => undefined);
  let [count, chunk] = [0, ""];
  for (const row of rows) {
    chunk += `${fields.map((field) => encodeCell(`${table}.${field}`, row[field])).join("\t")}\n`;
    count += 1;
    if (chunk.length < chunkSize) continue;
    if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), finished]);
    chunk = "";
  }
  stream.end(chunk);
  await finished;
  return count;
}

/** Groups the rows by their fields, because missing fields get the database's defaults. */
export async function copyMixedRows(client: Client, table: string, rows: readonly Row[]): Promise<void> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const fields = Object.keys(row).filter((field) => row[field] !== undefined);
    const key = fields.sort().join(",");
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  for (const [fields, group] of groups) await copyRows(client, table, fields.split(","), group);
}
