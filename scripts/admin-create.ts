import { createInterface } from "node:readline/promises";
import { createAdmin } from "@/lib/auth/entry/admins.commands";
import { adminSchema } from "@/lib/auth/entry/admins.schema";
import { closeDatabase } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";

const usage = `Makes an administrator, or promotes a customer with this username and email address.

  npm run admin:create -- <username> <email> [first name] [last name]`;

const questions = ["Username: ", "Email address: ", "First name: ", "Last name: "];

/** Prompts for missing arguments on a terminal; throws if there is no terminal. */
async function readAnswers(provided: string[]): Promise<string[]> {
  if (provided.length >= 2) return provided;
  if (!process.stdin.isTTY) throw new AppError("bad_request", usage);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = [...provided];
  for (const question of questions.slice(provided.length)) answers.push(await terminal.question(question));
  terminal.close();
  return answers;
}

async function main(): Promise<void> {
  const [username, email, firstName = "Site", lastName = "Admin"] = await readAnswers(process.argv.slice(2));
  const parsed = adminSchema.safeParse({ username, email, firstName, lastName });
  if (!parsed.success) throw new AppError("bad_request", parsed.error.issues[0]?.message ?? usage);
  const { promoted, link } = await createAdmin(parsed.data);
  console.log(
    promoted
      ? `\n${parsed.data.username} is now an administrator and can sign in with the existing password.\nTo choose a new password, use this link once within 60 minutes:\n\n  ${link}\n`
      : `\nCreated the administrator ${parsed.data.username}. To choose the password, use this link once within 60 minutes:\n\n  ${link}\n`,
  );
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof AppError ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => closeDatabase());
