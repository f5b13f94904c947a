import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { IntentLink } from "@/components/ui/intent-link";
import { Ban, Mail } from "@/components/ui/deferred-icons";
import { hrefs } from "@/lib/shared/hrefs";

type Props = { reason: string | null; contactEmail: string; linksToPlan?: boolean };

export function SuspendedView({ reason, contactEmail, linksToPlan = true }: Props) {
  return (
    <EmptyState icon={Ban} title="Account suspended" level={1} className="max-w-lg">
      {reason ? (
        <p className="bg-harm-soft w-full rounded-md px-4 py-3 text-left whitespace-pre-line">
          <span className="font-semibold">The reason: </span>
          {reason}
        </p>
      ) : null}
      <p className="text-muted-foreground">
        Your listings and advertisements are off the site for now. Nothing is deleted: they come back when the
        suspension is lifted.
      </p>
      <a href={`mailto:${contactEmail}`} className={buttonVariants()}>
        <Mail />
        Contact us
      </a>
      <p className="text-muted-foreground text-sm">{contactEmail}</p>
      {linksToPlan ? (
        <IntentLink href={hrefs.subscription()} className={buttonVariants({ variant: "link" })}>
          See your plan and invoices
        </IntentLink>
      ) : null}
    </EmptyState>
  );
}
