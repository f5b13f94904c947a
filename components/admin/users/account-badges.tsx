import { Badge } from "@/components/ui/badge";
import type { AccountDto } from "@/lib/account/moderation.contract";

export function AccountBadges({ account: { status, secondStep } }: { account: AccountDto }) {
  return (
    <>
      <Badge variant={status === "suspended" ? "harm" : "trust"}>
        {status === "suspended" ? "Suspended" : "Active"}
      </Badge>
      {secondStep ? <Badge>Two-step</Badge> : null}
    </>
  );
}
