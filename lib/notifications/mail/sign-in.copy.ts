import { replaceIfLink, spacedName } from "@/lib/shared/links";
import type { MailContent, Site } from "./mail.rules";

type NewDevice = { firstName: string; device: string; time: string; link: string; days: number };

export function newDeviceMail(site: Site, { firstName, device, time, link, days }: NewDevice): MailContent {
  return {
    template: "new_device",
    subject: `New sign-in to your ${site.name} account`,
    preview: `${device}, ${time}. If this wasn’t you, sign out all devices.`,
    heading: "A sign-in from a new device",
    paragraphs: [
      `Hi ${spacedName(firstName)}, someone signed in to your account from a device we haven’t seen before: ${device}, ${time}.`,
      "If this was you, you don’t need to do anything. If it wasn’t, sign out all devices and choose a new password:",
    ],
    button: { label: "This wasn’t me", href: link },
    notes: [
      `The link works once and expires in ${days} days. It opens a page where you confirm.`,
      "Our team never asks for your password.",
    ],
    secret: true,
  };
}

export function accountSecuredMail(
  site: Site,
  { firstName, link, minutes }: { firstName: string; link: string; minutes: number },
): MailContent {
  return {
    template: "account_secured",
    subject: `Choose a new ${site.name} password`,
    preview: `You’re signed out everywhere. The link works once and expires in ${minutes} minutes.`,
    heading: "You’re signed out everywhere",
    paragraphs: [
      `Hi ${spacedName(firstName)}, you reported a sign-in that wasn’t yours. We signed out all devices and turned off your old password. Choose a new one here:`,
    ],
    button: { label: "Choose a new password", href: link },
    steps: [
      "Use a password that you use nowhere else.",
      "Check your email address and phone number in your profile.",
      "Turn on two-step sign-in in your profile.",
    ],
    notes: [
      `The link works once and expires in ${minutes} minutes. After that, use “Forgot password” on the sign-in page.`,
    ],
    secret: true,
  };
}

type NamedPasskey = { firstName: string; name: string };

export function passkeyAddedMail(site: Site, { firstName, name }: NamedPasskey): MailContent {
  return {
    template: "passkey_added",
    subject: `A passkey was added to your ${site.name} account`,
    preview: "You can now sign in with it.",
    heading: "A passkey was added",
    paragraphs: [
      `Hi ${spacedName(firstName)}, you can now sign in with ${replaceIfLink(`the passkey “${name}”`, "a new passkey")}.`,
    ],
    button: { label: "Open my profile", href: `${site.url}/profile#passkeys` },
    notes: ["If this wasn’t you, reset your password now. This also removes all passkeys."],
  };
}

export function passkeyRemovedMail(site: Site, { firstName, name }: NamedPasskey): MailContent {
  return {
    template: "passkey_removed",
    subject: `A passkey was removed from your ${site.name} account`,
    preview: "It doesn’t sign in anymore, and your other devices were signed out.",
    heading: "A passkey was removed",
    paragraphs: [
      `Hi ${spacedName(firstName)}, ${replaceIfLink(`the passkey “${name}”`, "a passkey")} doesn’t sign in to your account anymore. Your other devices were signed out.`,
    ],
    button: { label: "Open my profile", href: `${site.url}/profile#passkeys` },
    notes: ["If this wasn’t you, reset your password now and contact us."],
  };
}
