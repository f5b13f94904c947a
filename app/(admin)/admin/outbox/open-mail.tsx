import { MailView } from "@/components/admin/mail-view";
import { MailStatusBadge } from "@/components/admin/outbox-list";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import { X } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import type { MailDto } from "@/lib/notifications/outbox/outbox.contract";
import { readMail } from "@/lib/notifications/outbox/outbox.queries";
import { hasMailServer } from "@/lib/server/mail";
import { AppError } from "@/lib/shared/app-error";
import { isUuid } from "@/lib/shared/uuid";

async function findMail(id: string): Promise<MailDto | null> {
  if (!isUuid(id)) return null;
  return readMail(id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  });
}

export async function OpenMail({ id, closeHref }: { id: string; closeHref: string }) {
  const mail = await findMail(id);
  if (!mail) return <Alert variant="harm" title="We can’t find this email." />;
  return (
    <Card className="min-w-0 max-lg:-order-1 lg:sticky lg:top-[calc(var(--header)+16px)]">
      <CardContent className="grid gap-3">
        <div className="flex items-start gap-3">
          <h2 className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">{mail.subject}</h2>
          <IntentLink
            href={closeHref}
            scroll={false}
            aria-label="Close"
            className={`${buttonVariants({ variant: "ghost", size: "icon" })} -mt-2 -mr-2`}
          >
            <X />
          </IntentLink>
        </div>
        <p className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <MailStatusBadge status={mail.status} delivers={hasMailServer} />
          <span className="wrap-anywhere">To {mail.to}</span>
        </p>
        <MailView key={mail.id} mail={mail} />
      </CardContent>
    </Card>
  );
}
