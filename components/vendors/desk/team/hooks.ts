"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { userKeys } from "@/components/users/keys";
import { call, refreshAccessToken } from "@/lib/client/api";
import {
  changeMember,
  getTeam,
  inviteMember,
  leaveTeam,
  removeMember,
  resendInvitation,
  revokeInvitation,
  type NewInvitation,
} from "@/lib/members/contract";
import { memberCopy } from "@/lib/members/copy";
import type { MemberRole } from "@/lib/members/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { vendorKeys } from "../../keys";

export const teamQuery = queryOptions({
  queryKey: vendorKeys.team,
  queryFn: () => call(getTeam, {}),
});

function useDone(): (title: string) => Promise<void> {
  const client = useQueryClient();
  return async (title) => {
    await client.invalidateQueries({ queryKey: vendorKeys.team });
    toast({ title });
  };
}

export function useInvite() {
  const done = useDone();
  return useMutation({
    mutationFn: (body: NewInvitation) => call(inviteMember, { body }),
    onSuccess: () => done(memberCopy.invited),
  });
}

export function useResendInvitation() {
  const done = useDone();
  return useMutation({
    mutationFn: (id: string) => call(resendInvitation, { params: { id } }),
    onSuccess: () => done(memberCopy.invited),
    onError: (error) => toastFailure("We couldn’t send that invitation", error),
  });
}

export function useRevokeInvitation() {
  const done = useDone();
  return useMutation({
    mutationFn: (id: string) => call(revokeInvitation, { params: { id } }),
    onSuccess: () => done(memberCopy.revoked),
    onError: (error) => toastFailure("We couldn’t withdraw that invitation", error),
  });
}

export function useChangeMember(id: string) {
  const done = useDone();
  return useMutation({
    mutationFn: (role: MemberRole) => call(changeMember, { params: { id }, body: { role } }),
    onSuccess: () => done(memberCopy.roleChanged),
    onError: (error) => toastFailure("We couldn’t change that role", error),
  });
}

export function useRemoveMember(id: string) {
  const done = useDone();
  return useMutation({
    mutationFn: () => call(removeMember, { params: { id } }),
    onSuccess: () => done(memberCopy.removed),
    onError: (error) => toastFailure("We couldn’t remove that person", error),
  });
}

export function useLeaveTeam() {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => call(leaveTeam, {}),
    onSuccess: async () => {
      // The session cookie names the role.
      await refreshAccessToken();
      router.push(hrefs.home());
      await client.invalidateQueries({ queryKey: userKeys.current });
    },
    onError: (error) => toastFailure("We couldn’t take you off the team", error),
  });
}
