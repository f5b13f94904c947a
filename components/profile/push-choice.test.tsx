import { fireEvent, screen } from "@testing-library/react";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { PushChoice } from "./push-choice";

const subscription = {
  endpoint: "https://push.example/1",
  unsubscribe: jest.fn().mockResolvedValue(true),
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
};

function makeBrowser(permission: NotificationPermission) {
  let current: typeof subscription | null = null;
  const requestPermission = jest.fn().mockResolvedValue(permission);
  const subscribe = jest.fn(async () => (current = subscription));
  const pushManager = { subscribe, getSubscription: async () => current };
  const registration = { pushManager };
  Object.assign(window, { PushManager: class {}, Notification: { requestPermission } });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return { requestPermission, subscribe };
}

afterEach(() => {
  Reflect.deleteProperty(window, "PushManager");
  Reflect.deleteProperty(window, "Notification");
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("requests permission only after a click, then subscribes and unsubscribes", async () => {
  const { requestPermission, subscribe } = makeBrowser("granted");
  const requests = mockCalls({
    "POST /api/push-subscriptions": { body: { on: true } },
    "DELETE /api/push-subscriptions": { body: { on: false } },
  });
  renderPage(<PushChoice publicKey="BKey" initiallyOn={false} />);
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Turn on" }));
  fireEvent.click(await screen.findByRole("button", { name: "Turn off" }));
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BKey" });
  expect(await screen.findByRole("button", { name: "Turn on" })).toBeInTheDocument();
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  expect(requests.map(({ call }) => call)).toEqual([
    "POST /api/push-subscriptions",
    "DELETE /api/push-subscriptions",
  ]);
});

test("explains where to allow notifications that the user has blocked", async () => {
  const { subscribe } = makeBrowser("denied");
  const requests = mockCalls({});
  renderPage(<PushChoice publicKey="BKey" initiallyOn={false} />);
  fireEvent.click(screen.getByRole("button", { name: "Turn on" }));
  expect(await screen.findByText(/Notifications are blocked/)).toBeInTheDocument();
  expect(subscribe).not.toHaveBeenCalled();
  expect(requests).toEqual([]);
});

test("shows nothing without push support", () => {
  const { container } = renderPage(<PushChoice publicKey="BKey" initiallyOn />);
  expect(container.querySelector("[data-slot=push-choice]")).toBeNull();
});
