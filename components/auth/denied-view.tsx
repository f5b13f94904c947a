import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Lock } from "@/components/ui/deferred-icons";
import { authCopy } from "@/lib/auth/copy";
import { denialMessage, type Role } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";

export function DeniedView({ roles }: { roles: readonly Role[] }) {
  return (
    <EmptyState icon={Lock} title={authCopy.accessDenied} level={1}>
      <p className="text-muted-foreground">{denialMessage(roles)}</p>
      <ButtonLink href={hrefs.home()} variant="secondary">
        Back to the homepage
      </ButtonLink>
    </EmptyState>
  );
}
