import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/server/env";

export type WrittenMail = {
  id: string;
  template: string;
  to: string;
  subject: string;
  html: string;
  text: string;
};

export function readMails(to?: string): WrittenMail[] {
  const folder = path.join(env.DATA_DIR, "mail");
  const names = readdirSync(folder, { withFileTypes: true }).map((entry) => entry.name);
  return names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as WrittenMail)
    .filter((mail) => !to || mail.to === to);
}

export function findLink(mail: WrittenMail | undefined, path: string): URL {
  const start = mail?.text.split(/\s+/).find((word) => word.startsWith(`${env.APP_URL}${path}`));
  if (!start) throw new Error(`no link to ${path} in the message`);
  return new URL(start);
}
