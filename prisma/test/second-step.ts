import { Secret, TOTP } from "otpauth";
import * as confirm from "@/app/api/profile/second-step/confirm/route";
import * as secondStep from "@/app/api/profile/second-step/route";
import { rows, sql } from "@/lib/server/db";
import type { Browser } from "./browser";
import { goodPassword } from "./people";

export function codeOf(secret: string): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret) });
}

export async function enroll(browser: Browser): Promise<string> {
  const begun = await browser.post(secondStep.POST, "/api/profile/second-step", {
    body: { password: goodPassword },
  });
  const secret = String(begun.body.secret);
  const body = { code: codeOf(secret) };
  const confirmed = await browser.post(confirm.POST, "/api/profile/second-step/confirm", { body });
  if (confirmed.status !== 200) throw new Error(`no second step: ${confirmed.status}`);
  await rows(sql`UPDATE totp_credentials SET last_used_step = NULL`);
  return secret;
}
