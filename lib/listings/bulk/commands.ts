import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Viewer } from "@/lib/server/session";
import type { BulkBody, BulkResultDto } from "./contract";

type Input = { viewer: Viewer; body: BulkBody; headers: Headers };

export async function changeManyListings(_input: Input): Promise<BulkResultDto> {
  throw new AppError("not_found", "This is not open yet.");
}
