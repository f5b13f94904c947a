import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@/lib/shared/app-error";
import { readBearer } from "../cookies";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** 404 if no token is set, 401 for a wrong one; compares in constant time. */
export function assertMetricsToken(
  authorization: string | null | undefined,
  token: string | undefined,
): void {
  if (!token) throw new AppError("not_found", "There is nothing at this address.");
  const providedToken = readBearer(authorization ?? null);
  if (providedToken && timingSafeEqual(digest(providedToken), digest(token))) return;
  throw new AppError("not_signed_in", "Send the token of METRICS_TOKEN as a Bearer.");
}
