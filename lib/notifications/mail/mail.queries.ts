import "server-only";
import { decrypt } from "@/lib/server/encryption";
import { privateMark, secretMark } from "./mail.rules";

export function isSecret(stored: string): boolean {
  return stored.startsWith(secretMark);
}

export async function openPart(stored: string): Promise<string | null> {
  if (stored === "") return null;
  const mark = [secretMark, privateMark].find((start) => stored.startsWith(start));
  return mark ? decrypt(stored.slice(mark.length)) : stored;
}
