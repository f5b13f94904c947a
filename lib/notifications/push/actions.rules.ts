import { mailHrefs } from "@/lib/shared/mail-hrefs";
import { pushCopy } from "./push.copy";

type PushNotice = { dedupeKey: string | null; href: string };

const reminders = ["day", "hour"];

/** Button on an appointment reminder that asks whether to cancel; other pushes have no button. */
export function pushAction({ dedupeKey, href }: PushNotice): { title: string; href: string } | undefined {
  const [kind, , step = ""] = dedupeKey?.split(":") ?? [];
  if (kind !== "viewing" || !reminders.includes(step)) return undefined;
  const thread = new URLSearchParams(href.split("?")[1]).get("thread");
  const cancelHref = thread
    ? mailHrefs.cancelTeamViewing(thread)
    : mailHrefs.cancelViewing(href.split("/").at(-1) ?? "");
  return { title: pushCopy.cancel, href: cancelHref };
}
