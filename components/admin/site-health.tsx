import { CircleCheck, CircleExclamationPoint, Info } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

type Check = "ok" | "failed";

const services: readonly { id: string; name: string; failed: string; without?: string }[] = [
  { id: "database", name: "Database", failed: "Not answering. Pages show an error until it does." },
  { id: "storage", name: "File storage", failed: "Not answering. Uploads fail until it does." },
  { id: "queue", name: "Background work", failed: "Not answering. Emails and alerts wait until it does." },
  {
    id: "mail",
    name: "Email",
    failed: "The mail server isn’t answering. Emails wait and go out when it does.",
    without: "No mail server is set up. Emails stay in the Outbox.",
  },
  { id: "replica", name: "Database replica", failed: "Not answering. The main database is filling in." },
  { id: "redis", name: "Redis", failed: "Not answering. The database keeps the rate limits instead." },
];

export function SiteHealth({ checks }: { checks: Partial<Record<string, Check>> }) {
  const shown = services.filter(({ id, without }) => checks[id] ?? without);
  return (
    <ul role="list" className="bg-card divide-y rounded-xl border">
      {shown.map(({ id, name, failed, without }) => (
        <li key={id} className="flex items-start gap-3 px-4 py-3">
          {checks[id] === "ok" ? (
            <CircleCheck className="text-trust mt-0.5" />
          ) : checks[id] === "failed" ? (
            <CircleExclamationPoint className="text-harm mt-0.5" />
          ) : (
            <Info className="text-muted-foreground mt-0.5" />
          )}
          <p className="min-w-0">
            <span className="font-semibold">{name}</span>
            <span className="text-muted-foreground block text-sm">
              {checks[id] === "ok" ? "Working" : checks[id] === "failed" ? failed : without}
              {checks[id] || id !== "mail" ? null : (
                <>
                  {" "}
                  <IntentLink href={adminHrefs.outbox()} className="underline underline-offset-4">
                    Open the Outbox
                  </IntentLink>
                </>
              )}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
