import type { z } from "zod";
import { updateAdSchema } from "@/lib/advertisements/desk.schema";
import { passkeyNameSchema } from "@/lib/auth/credentials/passkeys.schema";
import { newApiKeySchema } from "@/lib/auth/keys/keys.schema";
import { jobInputSchema } from "@/lib/jobs/desk/input.schema";
import { detailsInputSchema, listingInputSchema } from "@/lib/listings/offer/input.schema";
import { newQuickReplySchema } from "@/lib/messages/inbox/quick-replies.schema";
import { writeTemplateSchema } from "@/lib/reports/templates.schema";
import { catalogInputSchema } from "@/lib/rewards/catalog.schema";
import { newSearchSchema } from "@/lib/searches/schema";
import { businessNameSchema } from "@/lib/vendors/application/application.schema";
import { firstNameSchema } from "@/lib/users/schema";

const lines: [string, z.ZodType, string][] = [
  ["ad", updateAdSchema, "title"],
  ["passkey", passkeyNameSchema, "name"],
  ["API key", newApiKeySchema, "name"],
  ["job", jobInputSchema, "title"],
  ["job", jobInputSchema, "company"],
  ["job", jobInputSchema, "city"],
  ["listing", listingInputSchema, "title"],
  ["listing", listingInputSchema, "city"],
  ["listing's facts", detailsInputSchema, "brand"],
  ["listing's facts", detailsInputSchema, "model"],
  ["listing's facts", detailsInputSchema, "color"],
  ["quick reply", newQuickReplySchema, "title"],
  ["template", writeTemplateSchema, "title"],
  ["reward", catalogInputSchema, "name"],
  ["saved search", newSearchSchema, "name"],
];

const hostile = ["Oak\nand ash", "Oak\u2028and ash", "Oak \u202edna", "Oak\tash", "Oak\u0085ash"];

function messagesOf(schema: z.ZodType, value: unknown, path: string): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  // A union reports its members' errors inside.
  return JSON.stringify(issues.filter((issue) => issue.path.join(".") === path)).match(/on one line/g) ?? [];
}

test.each(lines)("58: keeps the text of a %s on one line: %#", (_, schema, field) => {
  expect(messagesOf(schema, { [field]: "Oak, ash & “birch”" }, field)).toEqual([]);
  for (const text of hostile)
    expect([text, messagesOf(schema, { [field]: text }, field).length > 0]).toEqual([text, true]);
});

test.each([
  ["business", businessNameSchema],
  ["person", firstNameSchema],
])("58: keeps the name of a %s on one line", (_, schema) => {
  for (const text of hostile) expect([text, messagesOf(schema, text, "").length > 0]).toEqual([text, true]);
});
