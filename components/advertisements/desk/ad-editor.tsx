import { Alert } from "@/components/ui/alert";
import type { AdDetailDto } from "@/lib/advertisements/desk.contract";
import { editableAdStatuses, type AdRole } from "@/lib/advertisements/lifecycle.rules";
import { AdActions } from "./ad-actions";
import { AdForm } from "./ad-form";
import { AdNumbers } from "./ad-numbers";
import { AdPreview } from "./ad-preview";
import { AdStatusBadge } from "./ad-status";
import { AdWeight } from "./ad-weight";

const sentences: Partial<Record<AdDetailDto["status"], string>> = {
  draft: "Only you can see it. Submit it for review when it’s ready.",
  pending: "Our team is reviewing it. You can still edit or withdraw it.",
  scheduled: "Approved. It starts automatically on its first day.",
  running: "It’s on the homepage now. Changes to what people see need another review.",
  paused: "It’s off the site until you resume it.",
  ended: "It has ended. Its stats stay here.",
};

export function AdEditor({ ad, role }: { ad: AdDetailDto; role: AdRole }) {
  const isEditable = editableAdStatuses.includes(ad.status);
  return (
    <div className="page grid max-w-3xl gap-8 py-6 md:py-8">
      <header className="grid gap-3">
        <AdStatusBadge status={ad.status} />
        <h1 className="text-2xl font-bold wrap-anywhere">{ad.title}</h1>
        {ad.status === "rejected" ? (
          <Alert variant="harm" title="Our team didn’t approve it">
            <p className="whitespace-pre-line">{ad.decisionReason}</p>
            <p>Make the changes below and resubmit it.</p>
          </Alert>
        ) : (
          <p className="text-muted-foreground">{sentences[ad.status]}</p>
        )}
        <AdActions ad={ad} role={role} />
      </header>
      {ad.impressions > 0 || ad.status === "running" ? <AdNumbers ad={ad} /> : null}
      {isEditable && role === "admin" ? <AdWeight ad={ad} /> : null}
      {isEditable ? <AdForm key={ad.updatedAt} ad={ad} /> : <AdPreview {...ad} />}
    </div>
  );
}
