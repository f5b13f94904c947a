import { pushCopy } from "@/lib/notifications/push/push.copy";
import { expect, test as base } from "./fixtures";
import { waitUntilSettled } from "./page-idle";

const test = base.extend({
  serviceWorkers: "allow",
  // Push isn't configured, so its endpoint returns 404.
  allowedInConsole: async ({}, provide) => provide([/404/]),
});

// First visits start with an empty cache.
test.use({ reuseContext: false });

type Shown = [title: string, options: NotificationOptions];

test("shows a notification of the worker with its title and address", async ({ page, context, baseURL }) => {
  await page.goto("/privacy-policy");
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await client.send("ServiceWorker.enable");
  const registrationId = await registered;
  const deliver = (data: string) =>
    client.send("ServiceWorker.deliverPushMessage", { origin: baseURL ?? "", registrationId, data });

  // Headless browsers show no notifications, so the worker's calls are recorded.
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The worker is not there.");
  await worker.evaluate(() => {
    const { registration, shown } = Object.assign(self as unknown as ServiceWorkerGlobalScope, {
      shown: [] as unknown[],
    });
    registration.showNotification = (...args) => Promise.resolve(void shown.push(args));
  });
  const shown = () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown);

  const title = pushCopy.title("Plaza");
  await deliver(JSON.stringify({ title, href: "/messages/1", tag: "n1", body: "The price is $12" }));
  const action = { title: pushCopy.cancel, href: "/messages/1?viewing=cancel" };
  await deliver(JSON.stringify({ title, href: "/messages/1", tag: "n2", action }));
  await deliver("");
  const looks = { icon: "/icon-192.png", badge: "/icon-192.png", renotify: true };
  await expect.poll(shown).toEqual([
    [title, { tag: "n1", data: "/messages/1", ...looks }],
    [
      title,
      {
        tag: "n2",
        data: "/messages/1",
        actions: [{ action: "/messages/1?viewing=cancel", title: "I can’t make it" }],
        ...looks,
      },
    ],
    ["Something new", { tag: "news", data: "/", ...looks }],
  ]);
});

test("closes the shown notifications at sign-out", async ({ page, context, signInAs }) => {
  await signInAs("customer");
  await page.goto("/privacy-policy");
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The worker is not there.");
  await worker.evaluate(() => {
    const { registration, left } = Object.assign(self as unknown as ServiceWorkerGlobalScope, {
      left: new Set(["n1", "n2"]),
    });
    const shown = ["n1", "n2"].map((tag) => ({ tag, close: () => void left.delete(tag) }));
    registration.getNotifications = () => Promise.resolve(shown as unknown as Notification[]);
  });
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  const left = () => worker.evaluate(() => [...(self as unknown as { left: Set<string> }).left]);
  await expect.poll(left).toEqual([]);
});

test("offers no push on a site without keys", async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    Notification.requestPermission = () =>
      Promise.resolve(Object.assign(window, { asked: true }) && "denied");
  });
  await signInAs("customer");
  await page.goto("/profile");
  await waitUntilSettled(page);
  await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
  await expect(page.getByText(pushCopy.heading)).toBeHidden();
  expect(await page.evaluate(() => "asked" in window)).toBe(false);
  const { status } = await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
    const body = JSON.stringify({ endpoint: "https://fcm.googleapis.com/fcm/send/1", keys });
    const token = localStorage.getItem("authToken");
    const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await fetch("/api/push-subscriptions", {
      method: "POST",
      headers: { ...headers, ...bearer },
      body,
    });
    return { status: answer.status };
  });
  expect(status).toBe(404);
});
