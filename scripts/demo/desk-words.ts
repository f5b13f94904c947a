import { z } from "zod";
import { caseOutcomes, caseReasons } from "@/lib/cases/rules";
import { memberRoles } from "@/lib/members/rules";
import cases from "@/prisma/data/demo/cases.json";
import team from "@/prisma/data/demo/team.json";
import { line, list, read, text } from "./words";

const caseWords = z.strictObject({
  about: z.enum(["demo-vendor", "product", "service"]),
  reason: z.enum(caseReasons),
  by: z.enum(["starter", "owner"]),
  openedDaysAgo: z.number().positive(),
  statements: list(line),
  outcome: z.enum(caseOutcomes).optional(),
  outcomeText: text.optional(),
});

const role = z.enum(memberRoles);

export const deskWords = {
  cases: read(
    "cases",
    cases,
    z.strictObject({
      cases: list(caseWords),
      ratings: list(z.strictObject({ rating: z.number().int(), text })),
    }),
  ),
  team: read(
    "team",
    team,
    z.strictObject({
      members: list(
        z.strictObject({ firstName: text, lastName: text, role, joinedDaysAgo: z.number().positive() }),
      ),
      invitations: list(z.strictObject({ email: text, role, invitedDaysAgo: z.number().positive() })),
    }),
  ),
};
