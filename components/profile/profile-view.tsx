"use client";

import { useQuery } from "@tanstack/react-query";
import { roleLabels } from "@/components/layout/account-items";
import { blockedQuery } from "@/components/messages/block-hooks";
import { UserAvatar } from "@/components/users/avatar";
import type { PushState } from "@/lib/notifications/push/push.contract";
import { formatMonth } from "@/lib/shared/dates";
import { displayName } from "@/lib/users/rules";
import { apiKeysQuery } from "./api-keys/hooks";
import { ApiKeysSection } from "./api-keys/section";
import { BlockedSection } from "./blocked-section";
import { CalendarSection } from "./calendar-section";
import { DataSection } from "./data-section";
import { DeleteSection } from "./delete-section";
import { DetailsSection } from "./details-section";
import { DevicesSection } from "./devices-section";
import { DocumentsSection } from "./documents-section";
import { EmailSection } from "./email-section";
import { choicesQuery, devicesQuery, profileQuery } from "./hooks";
import { IdentitiesSection } from "./identities-section";
import { identitiesQuery } from "./identity-hooks";
import { NotificationsSection } from "./notifications-section";
import { passkeysQuery } from "./passkeys/hooks";
import { PasskeysSection } from "./passkeys/section";
import { PasswordSection } from "./password-section";
import { PhotoSection } from "./photo-section";
import { ProfileNav } from "./profile-nav";
import { secondStepQuery } from "./second-step/hooks";
import { SecondStepSection } from "./second-step/section";

type Props = {
  push: PushState;
  siteName: string;
  emailToken: string | null;
};

export function ProfileView({ emailToken, push, siteName }: Props) {
  const { data: profile } = useQuery(profileQuery);
  const { data: devices } = useQuery(devicesQuery);
  const { data: choices } = useQuery(choicesQuery);
  const { data: secondStep } = useQuery(secondStepQuery);
  const { data: identities } = useQuery(identitiesQuery);
  const { data: passkeys } = useQuery(passkeysQuery);
  const { data: apiKeys } = useQuery(apiKeysQuery);
  const { data: blocked } = useQuery(blockedQuery);
  if (!profile || !devices || !choices || !secondStep) return null;
  if (!identities || !passkeys || !apiKeys || !blocked) return null;

  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <header className="flex items-center gap-4">
        <UserAvatar user={profile} size="lg" />
        <div className="min-w-0">
          <h1 className="text-2xl font-bold wrap-anywhere">{displayName(profile)}</h1>
          <p className="text-muted-foreground wrap-anywhere">
            {profile.username} · {roleLabels[profile.role]}
            <span className="max-sm:hidden"> · </span>
            <span className="max-sm:block max-sm:first-letter:uppercase">
              member since {formatMonth(profile.memberSince)}
            </span>
          </p>
        </div>
      </header>
      <div className="grid gap-6 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-10">
        <ProfileNav hasLinked={identities.length > 0} />
        <div className="grid gap-6">
          <DetailsSection profile={profile} />
          <PhotoSection profile={profile} />
          <EmailSection profile={profile} token={emailToken} />
          <PasswordSection username={profile.username} />
          <SecondStepSection secondStep={secondStep} />
          <PasskeysSection passkeys={passkeys} secondStep={secondStep.enabled} />
          {identities.length > 0 ? (
            <IdentitiesSection identities={identities} secondStep={secondStep.enabled} />
          ) : null}
          <DevicesSection devices={devices} />
          <ApiKeysSection keys={apiKeys} role={profile.role} secondStep={secondStep.enabled} />
          <NotificationsSection choices={choices} role={profile.role} push={push} siteName={siteName} />
          <CalendarSection />
          <BlockedSection blocked={blocked} />
          <DocumentsSection />
          <DataSection username={profile.username} />
          <DeleteSection username={profile.username} secondStep={secondStep.enabled} />
        </div>
      </div>
    </div>
  );
}
