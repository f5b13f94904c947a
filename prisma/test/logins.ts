import * as login from "@/app/api/login/route";
import { rows, sql } from "@/lib/server/db";
import { createBrowser, type Received } from "./browser";

export function tryLogin(
  username: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Received> {
  return createBrowser().post(login.POST, "/api/login", { body: { username, password }, headers });
}

export async function forgetLimits() {
  await rows(sql`DELETE FROM rate_limits`);
}

export async function tryWrongPasswords(
  username: string,
  times: number,
  headers: (turn: number) => Record<string, string>,
) {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    statuses.push((await tryLogin(username, "wrong-password", headers(turn))).status);
  }
  return statuses;
}
