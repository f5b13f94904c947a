import "server-only";
import { getSite } from "@/lib/server/site";
import { sessionCookie } from "@/lib/server/tokens";
import { getSetting } from "./queries";
import type { PolicyKey } from "./rules";
import { cookiePolicy, privacyPolicy, termsOfService } from "@/lib/policies/copy";
import { parsePolicy, serializePolicy } from "@/lib/policies/markdown.rules";
import { fillPolicy, type BuiltInPolicy, type Policy } from "@/lib/policies/rules";

const builtIn: Record<PolicyKey, BuiltInPolicy> = {
  privacy_policy: privacyPolicy,
  terms_of_service: termsOfService,
  cookie_policy: cookiePolicy,
};

export async function showPolicy(key: PolicyKey, text: string, updated: Date | null): Promise<Policy> {
  const day = updated?.toISOString().slice(0, 10) ?? builtIn[key].updated;
  const policy = parsePolicy(editablePolicy(key, text), day);
  const { name, contactEmail } = await getSite();
  return fillPolicy(policy, { site: name, email: contactEmail, cookie: sessionCookie });
}

export async function getPolicy(key: PolicyKey): Promise<Policy> {
  const { value, updatedAt } = await getSetting(key);
  return showPolicy(key, value, updatedAt);
}

export function editablePolicy(key: PolicyKey, text: string): string {
  return text || serializePolicy(builtIn[key]);
}
