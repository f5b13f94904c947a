import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Viewer } from "@/lib/server/session";
import type { ModerationAction } from "../lifecycle/rules";
import type { Decision } from "./contract";

type Input = Decision & { admin: Viewer; id: string; action: ModerationAction; headers: Headers };

export async function decideOnListing(_input: Input): Promise<void> {
  throw new AppError("not_found", "This is not open yet.");
}
