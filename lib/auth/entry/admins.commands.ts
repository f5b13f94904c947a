import "server-only";
import { randomBytes } from "node:crypto";
import { recordAudit } from "@/lib/audit/rows";
import { transaction } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import { AppError } from "@/lib/shared/app-error";
import { createResetLink } from "../credentials/reset.commands";
import { revokeSessions } from "../sessions/sessions.commands";

type AdminInput = { username: string; email: string; firstName: string; lastName: string };

export type CreatedAdmin = { promoted: boolean; link: string };

const terminal = { id: null, username: "command line" };

/**
 * Creates an admin from the command line, or promotes the customer with exactly this username and email address.
 * Returns a one-time link, so that no password is typed into a shell.
 */
export async function createAdmin(input: AdminInput): Promise<CreatedAdmin> {
  const { username, email, firstName, lastName } = input;
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  return transaction(async (tx) => {
    const found = await tx.user.findMany({
      where: { OR: [{ username }, { email }] },
      select: { id: true, username: true, email: true, role: true, status: true },
    });
    const [known] = found;
    const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
    if (known && (found.length > 1 || !same(known.username, username) || !same(known.email, email))) {
      throw new AppError("conflict", "Another account has this username or email address.");
    }
    if (known && (known.role !== "customer" || known.status !== "active")) {
      throw new AppError("conflict", `${known.username} isn’t an active customer and can’t be promoted.`);
    }
    const { id } = known
      ? await tx.user.update({ where: { id: known.id }, data: { role: "admin" }, select: { id: true } })
      : await tx.user.create({
          data: { username, email, firstName, lastName, passwordHash, role: "admin" },
          select: { id: true },
        });
    await revokeSessions(tx, { userId: id, reason: "role_change" });
    await recordAudit(tx, {
      actor: terminal,
      action: known ? "user.promote" : "user.create_admin",
      subjectType: "user",
      subjectId: id,
      summary: `${username} was made an administrator at the terminal`,
      state: known ? { before: { role: known.role }, after: { role: "admin" } } : "new",
    });
    return { promoted: Boolean(known), link: await createResetLink(tx, { userId: id }) };
  });
}
