import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import * as password from "@/app/api/profile/password/route";
import * as register from "@/app/api/register/route";
import * as reset from "@/app/api/reset-password/route";
import { sendDueMail } from "@/lib/notifications/mail.commands";
import { log } from "@/lib/server/log";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser } from "@/prisma/test/browser";
import { linkIn, writtenMails } from "@/prisma/test/mails";
import { sendResetLink } from "./credentials/reset.commands";

afterAll(() => stopQueue());

test("security events are logged, and never a password, a token or a link", async () => {
  const lines: string[] = [];
  const write = (...entry: unknown[]) => void lines.push(JSON.stringify(entry));
  for (const level of ["info", "warn", "error", "debug"] as const)
    jest.spyOn(log, level).mockImplementation(write);

  const browser = createBrowser();
  const account = { username: "logged", email: "logged@mail.example" };
  const passwords = ["blue-wagon-41", "wrong-wagon-00", "green-wagon-42", "amber-wagon-43"];
  const [first = "", wrong = "", second = "", third = ""] = passwords;
  const names = { firstName: "Ann", lastName: "Field", phone: "555-010-0101", role: "customer" };
  const signedUp = await browser.post(register.POST, "/api/register", {
    body: { ...account, ...names, password: first },
  });
  for (const attempt of [wrong, first]) {
    await browser.post(login.POST, "/api/login", { body: { username: "logged", password: attempt } });
  }
  const change = { currentPassword: first, newPassword: second };
  await browser.post(password.POST, "/api/profile/password", { body: change });
  await sendResetLink(account.email);
  await sendDueMail();
  const mail = writtenMails(account.email).find(({ template }) => template === "password_reset");
  const token = linkIn(mail, "/reset-password").searchParams.get("token") ?? "";
  await createBrowser().post(reset.POST, "/api/reset-password", { body: { token, newPassword: third } });
  const cookies = [...browser.cookies.values()].filter((value) => value.length > 1);
  await browser.post(logout.POST, "/api/logout");

  const text = lines.join("\n");
  const events = [
    "registered",
    "login_failed",
    "login",
    "password_changed",
    "reset_link_sent",
    "password_reset",
    "logout",
  ];
  for (const event of events) expect(text).toContain(`"event":"${event}"`);
  const secrets = [...passwords, token, String(signedUp.body.token), ...cookies];
  for (const secret of secrets) expect(text).not.toContain(secret);
});
