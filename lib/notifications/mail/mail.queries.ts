import "server-only";
import { unseal } from "@/lib/server/encryption";
import { privateMark, sealedMark } from "./mail.rules";

export function isSealed(stored: string): boolean {
  return stored.startsWith(sealedMark);
}

export async function openPart(stored: string): Promise<string | null> {
  if (stored === "") return null;
  const mark = [sealedMark, privateMark].find((start) => stored.startsWith(start));
  return mark ? unseal(stored.slice(mark.length)) : stored;
}
