import { ButtonLink } from "@/components/ui/button";
import { Lock } from "@/components/ui/deferred-icons";
import { EmptyState } from "@/components/ui/empty-state";
import { authCopy } from "@/lib/auth/copy";
import { permissionDenied } from "@/lib/shared/access";
import { hrefs } from "@/lib/shared/hrefs";

export function RoleDeniedView() {
  return (
    <EmptyState icon={Lock} title={authCopy.accessDenied} level={2}>
      <p className="text-muted-foreground">{permissionDenied}</p>
      <ButtonLink href={hrefs.vendorDashboard()} variant="secondary">
        Back to the dashboard
      </ButtonLink>
    </EmptyState>
  );
}
