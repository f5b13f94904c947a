import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { readTags } from "./entity-tags";

const unreadable = "If-Match must be * or a quoted version.";

/** Tags without quotes (`"3"`, `W/"3"`, comma-separated), `*`, or null without the header. */
function readMatch(headers: Headers): readonly string[] | "*" | null {
  const text = headers.get("if-match")?.trim();
  if (!text) return null;
  if (text === "*") return "*";
  const tags = readTags("If-Match", text).map((tag) => /^(?:W\/)?"([\w.:-]{1,40})"$/.exec(tag)?.[1]);
  if (!tags.every((tag) => tag !== undefined)) throw new AppError("bad_request", unreadable);
  return tags;
}

type Edit = {
  headers: Headers;
  body: { version?: number; updatedAt?: string };
  /** Must be read under lock; If-Match names the version if there is one. */
  stored: { version?: number; updatedAt: Date };
  copy: { changedMeanwhile: string; versionMissing?: string };
};

/** Throws 409 unless every base version the edit names (body `version` or `updatedAt`, If-Match) is current. */
export function assertFresh({ headers, body, stored, copy }: Edit): void {
  const match = readMatch(headers);
  const current = String(stored.version ?? stored.updatedAt.toISOString());
  const claims = [
    body.version === undefined ? null : body.version === stored.version,
    body.updatedAt === undefined ? null : Date.parse(body.updatedAt) === stored.updatedAt.getTime(),
    match === null ? null : match === "*" || match.includes(current),
  ];
  if (claims.includes(false)) throw new AppError("conflict", copy.changedMeanwhile);
  const { versionMissing } = copy;
  if (claims.includes(true) || !versionMissing) return;
  const field = stored.version === undefined ? "updatedAt" : "version";
  throw new AppError("rule_broken", versionMissing, { fields: { [field]: versionMissing } });
}
