import type { Client } from "pg";
import { copyMixedRows } from "./copy";
import { tableNames, type World } from "./world";

export async function loadWorld(client: Client, world: World): Promise<number> {
  let total = 0;
  for (const table of tableNames) {
    const rows = world.rows[table];
    await copyMixedRows(client, table, rows as Record<string, unknown>[]);
    total += rows.length;
  }
  return total;
}
