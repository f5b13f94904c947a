"use client";

import { useState, useSyncExternalStore } from "react";
import { isIosDevice, isStandalone } from "@/components/pwa/install-store";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { pushCopy } from "@/lib/notifications/push/push.copy";
import { addPushSubscription, removePushSubscription } from "@/lib/notifications/push/push.contract";
import { workerPath } from "@/lib/pwa/first.rules";

type PushSupport = "push" | "install" | "none";

/** iOS supports push only in the installed app. */
function readPushSupport(): PushSupport {
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator) return "push";
  return isIosDevice() && !isStandalone() ? "install" : "none";
}

const noChange = () => () => undefined;

async function subscribe(key: string): Promise<"on" | "blocked" | "off"> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  // An existing subscription may use another key or belong to another user.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await call(addPushSubscription, { body: { endpoint, keys: { p256dh, auth } } });
  return "on";
}

async function unsubscribe(): Promise<"off"> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await call(removePushSubscription, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return "off";
}

type Props = { publicKey: string; initiallyOn: boolean };

export function PushChoice({ publicKey, initiallyOn }: Props) {
  const means = useSyncExternalStore(noChange, readPushSupport, (): PushSupport => "none");
  const [state, setState] = useState<"on" | "off" | "blocked">(initiallyOn ? "on" : "off");
  const [pending, setPending] = useState(false);
  if (means === "none") return null;

  async function change() {
    setPending(true);
    try {
      setState(state === "on" ? await unsubscribe() : await subscribe(publicKey));
    } catch (error) {
      const description = error instanceof Error && "error" in error ? String(error.error) : undefined;
      toast({ title: pushCopy.failed, description, variant: "destructive" });
    } finally {
      setPending(false);
    }
  }

  const statusText = { on: pushCopy.on, off: pushCopy.text, blocked: pushCopy.blocked }[state];
  return (
    <div
      data-slot="push-choice"
      className="mb-2 flex flex-wrap items-center justify-between gap-3 border-b pb-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{pushCopy.heading}</h3>
        <p role="status" className="text-muted-foreground">
          {means === "install" ? pushCopy.onIos : statusText}
        </p>
      </div>
      {means === "install" ? null : (
        <Button variant="secondary" pending={pending} onClick={change}>
          {state === "on" ? pushCopy.turnOff : pushCopy.turnOn}
        </Button>
      )}
    </div>
  );
}
