import { dehydrate } from "@tanstack/react-query";
import { documentKeys } from "@/components/documents/keys";
import { messageKeys } from "@/components/messages/keys";
import { profileKeys } from "@/components/profile/keys";
import { getFeed } from "@/lib/appointments/feed.queries";
import { readIdentities } from "@/lib/auth/credentials/identities.queries";
import { readPasskeys } from "@/lib/auth/credentials/passkeys.queries";
import { readSecondStep } from "@/lib/auth/credentials/second-step.queries";
import { readApiKeys } from "@/lib/auth/keys/keys.queries";
import { readDevices } from "@/lib/auth/sessions/devices.queries";
import { makeQueryClient } from "@/lib/client/query-client";
import { listOwnDocuments } from "@/lib/documents/queries";
import { listBlocked } from "@/lib/messages/blocks/blocks.queries";
import { readChoices } from "@/lib/notifications/preferences/preferences.queries";
import { readQuietHours } from "@/lib/notifications/preferences/quiet.queries";
import type { Viewer } from "@/lib/shared/access";
import { readProfile } from "@/lib/users/profile.queries";

export async function readAll(viewer: Viewer) {
  const client = makeQueryClient();
  const [
    profile,
    devices,
    apiKeys,
    choices,
    secondStep,
    identities,
    passkeys,
    blocked,
    documents,
    calendar,
    quietHours,
  ] = await Promise.all([
    readProfile(viewer.id),
    readDevices(viewer),
    readApiKeys(viewer.id),
    readChoices(viewer.id),
    readSecondStep(viewer),
    readIdentities(viewer.id),
    readPasskeys(viewer.id),
    listBlocked(viewer.id),
    listOwnDocuments(viewer.id, { limit: 20 }),
    getFeed(viewer.id),
    readQuietHours(viewer.id),
  ]);
  client.setQueryData(profileKeys.profile, profile);
  client.setQueryData(profileKeys.devices, devices);
  client.setQueryData(profileKeys.apiKeys, apiKeys);
  client.setQueryData(profileKeys.choices, choices);
  client.setQueryData(profileKeys.secondStep, secondStep);
  client.setQueryData(profileKeys.identities, identities);
  client.setQueryData(profileKeys.quietHours, quietHours);
  client.setQueryData(profileKeys.passkeys, passkeys);
  client.setQueryData(profileKeys.calendar, calendar);
  client.setQueryData(messageKeys.blocked, blocked);
  client.setQueryData(documentKeys.list, { pages: [documents], pageParams: [""] });
  return dehydrate(client);
}

export async function readEnrollment(viewer: Viewer) {
  const client = makeQueryClient();
  client.setQueryData(profileKeys.secondStep, await readSecondStep(viewer));
  return dehydrate(client);
}
