import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Viewer } from "@/lib/server/session";
import type { Page } from "../contract";
import type { ImportDto, ImportRowDto, RowsQuery } from "./contract";

type Rows = { id: string; viewer: Viewer; query: RowsQuery };

export async function listImports(_viewer: Viewer): Promise<ImportDto[]> {
  throw new AppError("not_found", "This is not open yet.");
}
export async function getImport(_id: string, _viewer: Viewer): Promise<ImportDto> {
  throw new AppError("not_found", "This is not open yet.");
}
export async function listImportRows(_input: Rows): Promise<Page<ImportRowDto>> {
  throw new AppError("not_found", "This is not open yet.");
}
export async function importErrorReport(_id: string, _viewer: Viewer): Promise<Response> {
  throw new AppError("not_found", "This is not open yet.");
}
