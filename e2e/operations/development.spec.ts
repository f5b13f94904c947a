import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { fillLogin, register } from "../people";
import { waitUntilSettled } from "@/e2e/page-idle";

const timeoutMs = 600_000;
const noWorker = /bad HTTP response code \(404\) was received when fetching the script/;

const footer = { file: "components/layout/footer.tsx", text: "across the US.", changed: "down the road." };
const form = { file: "components/auth/login-form.tsx", text: "Forgot password?", changed: "Lost password?" };

function change(folder: string, { file, text, changed }: typeof footer): void {
  const place = path.join(folder, file);
  const source = readFileSync(place, "utf8");
  expect(source).toContain(text);
  writeFileSync(place, source.replaceAll(text, changed));
}

async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  return violations;
}

function mailsIn(folder: string): string {
  const mails = path.join(folder, ".data/mail");
  return readdirSync(mails)
    .map((name) => readFileSync(path.join(mails, name), "utf8"))
    .join("\n");
}

test("starts npm run dev in a clone, processes tasks, and shows changed components without a reload", async ({
  page,
  playwright,
  allowedInConsole,
}) => {
  test.setTimeout(3 * timeoutMs);
  page.setDefaultTimeout(timeoutMs);
  allowedInConsole.push(noWorker);
  // A static import of an .mjs file fails in a worker that Playwright starts after a failed test.
  const { cloneCheckout } = await import("../../prisma/test/clone.mjs");
  const { freePort } = await import("../../scripts/lib/ports.mjs");
  const clone = cloneCheckout();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const site = clone.launch(["npm", "run", "dev"], { PORT: String(port), DATABASE_PATIENCE: "10" });
  try {
    const output = (await site.printed(/Press Ctrl-C to stop/)) as string;
    expect(output).toContain(`Plaza is ready on ${address}`);
    expect(output).toContain("Sign in as demo-admin, demo-vendor, demo-customer, demo-pending");
    const seconds = /\[ *([\d.]+) s\] Serving/.exec(output)?.[1];
    test.info().annotations.push({ type: "ready", description: `${seconds} s, demo data included` });

    const violations = await watchViolations(page);
    // A change made before HMR connects shows only with the next one.
    const listening = page.waitForEvent("console", (message) => message.text() === "[HMR] connected");
    const response = await page.goto(`${address}/auth`);
    await listening;
    await waitUntilSettled(page);
    expect(response?.headers()["content-security-policy"]).toContain("'unsafe-eval'");
    await expect(page.getByRole("contentinfo")).toContainText(footer.text);
    await page.getByRole("textbox", { name: "Username" }).fill("still here");

    change(clone.folder, form);
    await expect(page.getByRole("button", { name: form.changed })).toBeVisible({ timeout: timeoutMs });
    change(clone.folder, footer);
    await expect(page.getByRole("contentinfo")).toContainText(footer.changed, { timeout: timeoutMs });
    // A reload would have emptied the field.
    await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue("still here");
    expect(violations).toEqual([]);

    await fillLogin(page, { username: "demo-customer", password: "market-demo-2026" });
    await page.waitForURL((at) => at.pathname !== "/auth");
    const visitor = await playwright.request.newContext({ baseURL: address, timeout: timeoutMs });
    const person = await register(visitor, { origin: address });
    await expect.poll(() => mailsIn(clone.folder), { timeout: timeoutMs }).toContain(person.email);
    await visitor.dispose();
  } finally {
    // An open page would log errors once the server is gone.
    await page.close();
    site.child.kill("SIGTERM");
    const { code } = (await site.ended) as { code: number };
    clone.remove();
    expect(code).toBe(0);
  }
});
