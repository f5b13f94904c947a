import "server-only";
import { unseal } from "@/lib/server/encryption";
import { privateMark, sealedMark } from "./mail.rules";

/** True if a stored part contains a secret link. */
export function isSealed(stored: string): boolean {
  return stored.startsWith(sealedMark);
}

/** The readable text of a stored part; null when it was forgotten after sending. */
export async function openPart(stored: string): Promise<string | null> {
  if (stored === "") return null;
  const mark = [sealedMark, privateMark].find((start) => stored.startsWith(start));
  return mark ? unseal(stored.slice(mark.length)) : stored;
}
