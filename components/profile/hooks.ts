"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { currentUserQuery } from "@/components/users/hooks";
import { endDevice, endOtherDevices, listDevices } from "@/lib/auth/sessions/devices.contract";
import { call } from "@/lib/client/api";
import {
  getNotificationChoices,
  updateNotificationChoices,
  type NotificationChoiceDto,
} from "@/lib/notifications/preferences/preferences.contract";
import type { UserDto } from "@/lib/users/contract";
import {
  getProfile,
  updateProfile,
  type ProfileDto,
  type UpdateProfileBody,
} from "@/lib/users/profile.contract";
import { profileCopy } from "@/lib/users/profile.copy";
import { profileKeys } from "./keys";

export const profileQuery = queryOptions({
  queryKey: profileKeys.profile,
  queryFn: () => call(getProfile, {}),
});

export const devicesQuery = queryOptions({
  queryKey: profileKeys.devices,
  queryFn: () => call(listDevices, {}),
});

export const choicesQuery = queryOptions({
  queryKey: profileKeys.choices,
  queryFn: () => call(getNotificationChoices, {}),
});

export function useShowProfile(): (profile: ProfileDto) => void {
  const client = useQueryClient();
  return (profile) => {
    client.setQueryData(profileQuery.queryKey, profile);
    client.setQueryData(currentUserQuery.queryKey, (user: UserDto | null | undefined) =>
      user ? { ...user, ...userPartOf(profile) } : user,
    );
  };
}

function userPartOf({ firstName, lastName, phone, email, profilePicture }: ProfileDto): Partial<UserDto> {
  return { firstName, lastName, phone, email, profilePicture };
}

export function useUpdateProfile() {
  const show = useShowProfile();
  return useMutation({
    mutationFn: (body: UpdateProfileBody) => call(updateProfile, { body }),
    onSuccess: (profile) => {
      show(profile);
      toast({ title: profileCopy.saved });
    },
  });
}

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endDevice, { params: { id } }),
    onMutate: (id) => {
      const before = client.getQueryData(devicesQuery.queryKey);
      client.setQueryData(devicesQuery.queryKey, (devices) => devices?.filter((device) => device.id !== id));
      return before;
    },
    onSuccess: () => toast({ title: "The device was signed out" }),
    onError: (error, _id, before) => {
      client.setQueryData(devicesQuery.queryKey, before);
      toastFailure("We couldn’t sign out that device", error);
    },
  });
}

export function useEndOtherDevices() {
  const client = useQueryClient();
  const refresh = useRefreshDevices();
  return useMutation({
    mutationFn: () => call(endOtherDevices, {}),
    onSuccess: ({ endedSessions: count }) => {
      refresh();
      client.setQueryData(devicesQuery.queryKey, (devices) => devices?.filter(({ current }) => current));
      toast({
        title: count === 1 ? "1 other device was signed out" : `${count} other devices were signed out`,
      });
    },
    onError: (error) => toastFailure("We couldn’t sign out your other devices", error),
  });
}

/** Call after ending other sessions, which also cancels a pending email change. */
export function useRefreshDevices(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: devicesQuery.queryKey });
    void client.invalidateQueries({ queryKey: profileQuery.queryKey });
  };
}

export function useChangeChoice() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "notification-choices" },
    mutationFn: (choice: NotificationChoiceDto) =>
      call(updateNotificationChoices, { body: { choices: [choice] } }),
    onMutate: (choice) => {
      const before = client.getQueryData(choicesQuery.queryKey)?.find(({ type }) => type === choice.type);
      put(choice);
      return before;
    },
    onError: (error, _choice, before) => {
      if (before) put(before);
      toastFailure("We couldn’t save your choice", error);
    },
  });

  function put(choice: NotificationChoiceDto): void {
    client.setQueryData(choicesQuery.queryKey, (choices) =>
      choices?.map((other) => (other.type === choice.type ? choice : other)),
    );
  }
}
