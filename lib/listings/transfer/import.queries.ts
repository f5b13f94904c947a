import "server-only";
import { empty, rows, slowRows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { decodeCursor, toPage, type Page } from "@/lib/shared/page";
import { readPlanUse } from "../desk/limits.queries";
import { csvLines } from "./csv.rows";
import type { ImportDto, ImportRowDto, RowError, RowsQuery } from "./import.contract";
import { importCopy } from "./import.copy";
import { rowCursorSchema } from "./import.schema";

type Row = Omit<ImportDto, "createdAt" | "finishedAt" | "room"> & {
  createdAt: Date;
  finishedAt: Date | null;
};

const columns = sql`id, file_name AS "fileName", status, total_rows AS "totalRows", good_rows AS "goodRows",
  update_rows AS "updateRows", duplicate_rows AS "duplicateRows", done_rows AS "doneRows",
  CASE WHEN status = 'failed' THEN total_rows - done_rows ELSE failed_rows END AS "failedRows", unknown_columns AS "unknownColumns",
  created_at AS "createdAt", finished_at AS "finishedAt"`;

const maxListed = 20;

function toImport({ createdAt, finishedAt, ...row }: Row, room: number): ImportDto {
  return {
    ...row,
    room,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

async function readRemainingCapacity(vendorId: string): Promise<number> {
  const { listings, used } = await readPlanUse({ rows }, vendorId);
  return Math.max(0, listings - used);
}

export function requireVendorId({ vendorId }: Viewer): string {
  if (!vendorId) throw new AppError("not_found", importCopy.notFound);
  return vendorId;
}

export async function listImports(viewer: Viewer): Promise<ImportDto[]> {
  const vendorId = requireVendorId(viewer);
  const [found, room] = await Promise.all([
    rows<Row>(sql`SELECT ${columns} FROM listing_imports WHERE vendor_id = ${vendorId}::uuid
      ORDER BY created_at DESC LIMIT ${constant(maxListed)}`),
    readRemainingCapacity(vendorId),
  ]);
  return found.map((row) => toImport(row, room));
}

export async function getImport(id: string, viewer: Viewer): Promise<ImportDto> {
  const vendorId = requireVendorId(viewer);
  const [row] = await rows<Row>(sql`
    SELECT ${columns} FROM listing_imports WHERE id = ${id}::uuid AND vendor_id = ${vendorId}::uuid`);
  if (!row) throw new AppError("not_found", importCopy.notFound);
  return toImport(row, await readRemainingCapacity(vendorId));
}

type Rows = { id: string; viewer: Viewer; query: RowsQuery };

export async function listImportRows({ id, viewer, query }: Rows): Promise<Page<ImportRowDto>> {
  const { errors, limit, cursor } = query;
  const { totalRows, goodRows } = await getImport(id, viewer);
  const after = cursor ? decodeCursor(cursor, rowCursorSchema).after : 0;
  const bad = errors ? sql`AND jsonb_array_length(e.line->'errors') > 0` : empty;
  const found = await slowRows<{ line: ImportRowDto }>(sql`
    SELECT e.line - 'input' - 'update' || jsonb_build_object('updates', coalesce(jsonb_typeof(e.line->'update') = 'object', false)) AS line FROM listing_imports i,
      jsonb_array_elements(i.rows) WITH ORDINALITY AS e (line, place)
    WHERE i.id = ${id}::uuid AND (e.line->>'row')::int > ${after}::int ${bad}
    ORDER BY e.place LIMIT ${limit + 1}::int`);
  return toPage(
    { found, limit, toItem: ({ line }) => line, placeOf: ({ line }) => ({ after: line.row }) },
    { total: errors ? totalRows - goodRows : totalRows },
  );
}

export async function importErrorReport(id: string, viewer: Viewer): Promise<Response> {
  await getImport(id, viewer);
  const [found] = await slowRows<{ errors: RowError[] }>(
    sql`SELECT errors FROM listing_imports WHERE id = ${id}::uuid`,
  );
  const lines = (found?.errors ?? []).map(({ row, field, message }) => [row, field, message]);
  return new Response(`\uFEFF${csvLines([["row", "field", "message"], ...lines])}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="import-errors.csv"',
    },
  });
}
