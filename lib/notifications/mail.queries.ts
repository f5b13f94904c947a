import "server-only";
import { unseal } from "@/lib/server/sealed";
import { sealedMark } from "./mail.rules";

export function isSealed(stored: string): boolean {
  return stored.startsWith(sealedMark);
}

/** The readable text of a stored part; null when it was forgotten after sending. */
export async function openPart(stored: string): Promise<string | null> {
  if (stored === "") return null;
  return isSealed(stored) ? unseal(stored.slice(sealedMark.length)) : stored;
}
