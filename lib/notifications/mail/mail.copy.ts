import { formatDate } from "@/lib/shared/dates";
import { spacedName, replaceIfLink } from "@/lib/shared/links";
import type { MailContent, Site } from "./mail.rules";

type Person = { firstName: string };
type NewVendor = Person & { username: string; link: string };
type NewCustomer = Person & { username: string; link: string | null };

export function welcomeCustomerMail(site: Site, { firstName, username, link }: NewCustomer): MailContent {
  return {
    template: "welcome",
    subject: `Welcome to ${site.name}, ${spacedName(firstName)}`,
    preview: "Your account is ready: browse, save favorites and message vendors.",
    heading: `Welcome, ${spacedName(firstName)}!`,
    paragraphs: [
      `Your ${site.name} customer account is ready. Sign in with ${replaceIfLink(`the username ${username}`, "your username")} or this email address.`,
      "Products, services and real estate from vendors across the US are one search away.",
    ],
    button: link ? { label: "Confirm my email", href: link } : { label: `Open ${site.name}`, href: site.url },
    steps: [
      ...(link ? ["Confirm your email with the button above. It works for 7 days."] : []),
      "Save what you like with the heart on each listing.",
      "Message a vendor right from a listing.",
      "Complete your profile to earn your first points.",
    ],
    notes: ["If you didn’t create this account, contact us and we’ll remove it."],
    secret: true,
  };
}

export function welcomeVendorMail(
  site: Site,
  { firstName, username, businessName, link }: NewVendor & { businessName: string },
): MailContent {
  const business = replaceIfLink(businessName, "your business");
  return {
    template: "welcome_vendor",
    subject: `Welcome to ${site.name}: we received your vendor application`,
    preview: `Our team is reviewing your application for ${business}. We’ll email you once it’s approved.`,
    heading: `Thank you, ${spacedName(firstName)}`,
    paragraphs: [
      `We received your vendor application for ${business}. Our team reviews every application, and we’ll email you as soon as yours is approved.`,
      `You can already sign in with ${replaceIfLink(`the username ${username}`, "your username")} and view your application.`,
    ],
    button: { label: "Confirm my email", href: link },
    steps: [
      "Confirm your email with the button above. It works for 7 days.",
      "We check your business details.",
      "We email you our decision.",
      "Then you can create your first listings, and customers can find you.",
    ],
    notes: ["If you didn’t create this account, contact us and we’ll remove it."],
    secret: true,
  };
}

export function passwordResetMail(
  site: Site,
  { firstName, username, link, minutes }: Person & { username: string; link: string; minutes: number },
): MailContent {
  return {
    template: "password_reset",
    subject: `Reset your ${site.name} password`,
    preview: `The link works once and expires in ${minutes} minutes.`,
    heading: "Choose a new password",
    paragraphs: [
      `Hi ${spacedName(firstName)}, someone requested a new password for ${replaceIfLink(`the account ${username}`, "your account")}. If that was you, choose one here:`,
    ],
    button: { label: "Reset password", href: link },
    notes: [
      `The link works once and expires in ${minutes} minutes. A newer link replaces it.`,
      "If you didn’t request this, you can ignore this email. Your password won’t change.",
    ],
    secret: true,
  };
}

export function passwordChangedMail(site: Site, { firstName }: Person): MailContent {
  return {
    template: "password_changed",
    subject: `Your ${site.name} password was changed`,
    preview: "All other devices were signed out.",
    heading: "Your password was changed",
    paragraphs: [
      `Hi ${spacedName(firstName)}, your password was just changed, and we signed out all other devices.`,
    ],
    button: { label: "Sign in", href: `${site.url}/auth` },
    notes: ["If this wasn’t you, reset your password now and contact us."],
  };
}

export function signInLinkedMail(
  site: Site,
  { firstName, provider }: Person & { provider: string },
): MailContent {
  return {
    template: "sign_in_linked",
    subject: `A new way to sign in to ${site.name}`,
    preview: `You can now sign in with ${provider}.`,
    heading: "A sign-in was linked",
    paragraphs: [
      `Hi ${spacedName(firstName)}, you can now sign in to your account with ${provider}. You can remove this in your profile.`,
    ],
    button: { label: "Open my profile", href: `${site.url}/profile#linked` },
    notes: ["If this wasn’t you, remove it in your profile, change your password, and contact us."],
  };
}

function lifeOf(minutes: number): string {
  const hours = minutes / 60;
  return hours > 48 ? `${hours / 24} days` : `${hours} hours`;
}

export function confirmEmailMail(
  site: Site,
  { firstName, newEmail, link, minutes }: Person & { newEmail: string; link: string; minutes: number },
): MailContent {
  const life = lifeOf(minutes);
  return {
    template: "email_change",
    subject: `Confirm your email address for ${site.name}`,
    preview: `The link works once and expires in ${life}.`,
    heading: "Confirm your email address",
    paragraphs: [
      `Hi ${spacedName(firstName)}, please confirm that ${newEmail} is your email address on ${site.name}.`,
    ],
    button: { label: "Confirm address", href: link },
    notes: [
      `The link works once and expires in ${life}.`,
      "If you didn’t request this, ignore this email. Nothing will change.",
    ],
    secret: true,
  };
}

export function emailChangedMail(
  site: Site,
  { firstName, newEmail }: Person & { newEmail: string },
): MailContent {
  return {
    template: "email_changed",
    subject: `Your ${site.name} email address was changed`,
    preview: "We now email you at your new address.",
    heading: "Your email address was changed",
    paragraphs: [
      `Hi ${spacedName(firstName)}, we now send your account’s emails to ${newEmail}. This is the last one to your old address.`,
    ],
    notes: ["If this wasn’t you, contact us right away."],
  };
}

export function vendorApprovedMail(
  site: Site,
  { firstName, businessName }: Person & { businessName: string },
): MailContent {
  return {
    template: "vendor_approved",
    subject: `${replaceIfLink(businessName, "Your business")} is approved on ${site.name}`,
    preview: "Your dashboard is open. Create your first listing.",
    heading: "You’re approved",
    paragraphs: [
      `Good news, ${spacedName(firstName)}: ${replaceIfLink(businessName, "your business")} is now a vendor on ${site.name}. Your dashboard is open.`,
    ],
    button: { label: "Open my dashboard", href: `${site.url}/vendor` },
    steps: [
      "Add your logo and a few words about your business.",
      "Create your first listing.",
      "Reply to inquiries quickly. Customers see your reply time.",
    ],
  };
}

export function vendorRejectedMail(
  site: Site,
  { firstName, businessName, reason }: Person & { businessName: string; reason: string },
): MailContent {
  return {
    template: "vendor_rejected",
    subject: `Your ${site.name} vendor application`,
    preview: "We couldn’t approve it yet. You can update it and apply again.",
    heading: "We couldn’t approve your application yet",
    paragraphs: [
      `Hi ${spacedName(firstName)}, we reviewed your application for ${replaceIfLink(businessName, "your business")} and couldn’t approve it. The reason:`,
      reason,
      "You can update your application and resubmit it anytime.",
    ],
    button: { label: "Update my application", href: `${site.url}/vendor` },
  };
}

export function vendorSuspendedMail(
  site: Site,
  { firstName, businessName, reason }: Person & { businessName: string; reason: string },
): MailContent {
  return {
    template: "vendor_suspended",
    subject: `Your ${site.name} vendor account is suspended`,
    preview: "Your listings and ads are hidden until the suspension is lifted.",
    heading: "Your vendor account is suspended",
    paragraphs: [
      `Hi ${spacedName(firstName)}, your vendor account for ${replaceIfLink(businessName, "your business")} is suspended. The reason:`,
      reason,
      "Your listings and ads are hidden until the suspension is lifted. You can still sign in and read your messages.",
    ],
    notes: ["If you think this is a mistake, email us at the address below."],
  };
}

export function vendorReinstatedMail(
  site: Site,
  { firstName, businessName }: Person & { businessName: string },
): MailContent {
  return {
    template: "vendor_reinstated",
    subject: `${replaceIfLink(businessName, "Your business")} is active again on ${site.name}`,
    preview: "Your listings and ads are back on the site.",
    heading: "Your vendor account is active again",
    paragraphs: [
      `Good news, ${spacedName(firstName)}: we lifted the suspension of ${replaceIfLink(businessName, "your business")}. Your listings and ads are back on the site.`,
    ],
    button: { label: "Open my dashboard", href: `${site.url}/vendor` },
  };
}

/** Contains no name, because the outbox outlives the account. */
export function accountClosedMail(site: Site): MailContent {
  return {
    template: "account_closed",
    subject: `Your ${site.name} account was deleted`,
    preview: "We removed your personal details.",
    heading: "Your account was deleted",
    paragraphs: [
      "Goodbye. We deleted your account and removed your personal details. This is our last email to this address.",
    ],
    notes: ["If this wasn’t you, contact us right away."],
  };
}

export function accountSuspendedMail(
  site: Site,
  { firstName, reason, until }: Person & { reason: string; until: string | null },
): MailContent {
  return {
    template: "account_suspended",
    subject: `Your ${site.name} account is suspended`,
    preview: "You can’t sign in until the suspension is lifted.",
    heading: "Your account is suspended",
    paragraphs: [
      `Hi ${spacedName(firstName)}, your account is suspended, and we signed you out on all devices. The reason:`,
      reason,
      until
        ? `We haven’t deleted anything. The suspension ends on ${formatDate(until)}, and you can sign in again then.`
        : "We haven’t deleted anything. You can sign in again when the suspension is lifted.",
    ],
    notes: ["If you think this is a mistake, email us at the address below."],
  };
}

export function accountReinstatedMail(site: Site, { firstName }: Person): MailContent {
  return {
    template: "account_reinstated",
    subject: `Your ${site.name} account is active again`,
    preview: "You can sign in again.",
    heading: "Your account is active again",
    paragraphs: [
      `Good news, ${spacedName(firstName)}: we lifted the suspension of your account. You can sign in again.`,
    ],
    button: { label: "Sign in", href: `${site.url}/auth` },
  };
}

export function roleChangedMail(
  site: Site,
  { firstName, role }: Person & { role: "customer" | "moderator" | "admin" },
): MailContent {
  const kind = { admin: "an administrator", moderator: "a moderator", customer: "a customer" }[role];
  const change = `${site.name} account is now ${kind} account`;
  return {
    template: "role_changed",
    subject: `Your ${change}`,
    preview: "We signed you out on all devices.",
    heading: "Your role was changed",
    paragraphs: [
      `Hi ${spacedName(firstName)}, your ${change}. We signed you out on all devices, so please sign in again.`,
    ],
    button: { label: "Sign in", href: `${site.url}/auth` },
    notes: ["If you didn’t expect this, contact us right away."],
  };
}
