import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Viewer } from "@/lib/server/session";
import type { ImportDto } from "./contract";
import type { ImportAction } from "./rules";

type Preview = { viewer: Viewer; request: Request };
type Act = { viewer: Viewer; id: string; action: ImportAction; submit: boolean };

export async function previewImport(_input: Preview): Promise<ImportDto> {
  throw new AppError("not_found", "This is not open yet.");
}
export async function actOnImport(_input: Act): Promise<ImportDto> {
  throw new AppError("not_found", "This is not open yet.");
}
