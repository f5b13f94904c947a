"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { userKeys } from "@/components/users/keys";
import { call, refreshAccessToken } from "@/lib/client/api";
import { joinTeam } from "@/lib/members/contract";
import { permissionNames } from "@/lib/members/copy";
import type { MemberRole } from "@/lib/members/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { rolePermissions } from "@/lib/shared/permissions";

type Props = { token: string; businessName: string; role: MemberRole };

export function InvitationView({ token, businessName, role }: Props) {
  const client = useQueryClient();
  const router = useRouter();
  const join = useMutation({
    mutationFn: () => call(joinTeam, { body: { token } }),
    // The session cookie names the role, so it’s renewed before the dashboard opens.
    onSuccess: async () => {
      await refreshAccessToken();
      await client.invalidateQueries({ queryKey: userKeys.current });
      router.push(hrefs.vendorDashboard());
    },
  });
  return (
    <>
      <p>
        You’re invited to work for <strong className="wrap-anywhere">{businessName}</strong> as{" "}
        {role === "agent" ? "an agent" : "a manager"}. You use your own account. The team sees your name and
        email address.
      </p>
      <ul className="list-disc pl-5">
        {rolePermissions[role].map((permission) => (
          <li key={permission}>{permissionNames[permission]}</li>
        ))}
      </ul>
      {join.error ? (
        <Alert variant="harm" role="alert">
          <p>{errorText(join.error, `We couldn’t add you to the team. ${tryAgain}`)}</p>
        </Alert>
      ) : null}
      <Button pending={join.isPending || join.isSuccess} onClick={() => join.mutate()}>
        Join the team
      </Button>
    </>
  );
}
