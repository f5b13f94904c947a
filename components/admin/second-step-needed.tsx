import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ShieldExclamationPoint } from "@/components/ui/deferred-icons";
import { hrefs } from "@/lib/shared/hrefs";

export function SecondStepNeeded() {
  return (
    <EmptyState icon={ShieldExclamationPoint} title="Turn on two-step sign-in first" level={1}>
      <p className="text-muted-foreground">
        Administrators need it on this site. It takes a minute with an authenticator app.
      </p>
      <ButtonLink href={hrefs.profile("two-step")}>Turn it on in my profile</ButtonLink>
    </EmptyState>
  );
}
