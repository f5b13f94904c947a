import type { MailContent, Site } from "./mail.rules";

type Person = { firstName: string };

export function welcomeCustomerMail(
  site: Site,
  { firstName, username, link }: Person & { username: string; link: string },
): MailContent {
  return {
    template: "welcome",
    subject: `Welcome to ${site.name}, ${firstName}`,
    preview: "Your account is ready: browse, save favorites and write to vendors.",
    heading: `Welcome, ${firstName}!`,
    paragraphs: [
      `Your customer account at ${site.name} is ready. You sign in with the username ${username} or with this email address.`,
      "Products, services and real estate from vendors near you are one search away.",
    ],
    button: { label: "Confirm my email", href: link },
    steps: [
      "Confirm your email with the button above. It works for 7 days.",
      "Save what you like with the heart on each listing.",
      "Write to a vendor straight from a listing.",
      "Complete your profile to collect your first points.",
    ],
    notes: ["If you did not create this account, write to us and we will remove it."],
    secret: true,
  };
}

export function welcomeVendorMail(
  site: Site,
  {
    firstName,
    username,
    businessName,
    link,
  }: Person & { username: string; businessName: string; link: string },
): MailContent {
  return {
    template: "welcome_vendor",
    subject: `Welcome to ${site.name}: we received your vendor application`,
    preview: `Our team reviews the application of ${businessName}. An email follows on approval.`,
    heading: `Thank you, ${firstName}!`,
    paragraphs: [
      `We received the vendor application of ${businessName}. Our team reviews every application, and an email follows as soon as yours is approved.`,
      `You can already sign in with the username ${username} and look at your application.`,
    ],
    button: { label: "Confirm my email", href: link },
    steps: [
      "You confirm your email with the button above. It works for 7 days.",
      "We check your business details.",
      "You get an email with our decision.",
      "Then you create your first listings, and customers find you.",
    ],
    notes: ["If you did not create this account, write to us and we will remove it."],
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
    preview: `The link works once and for ${minutes} minutes.`,
    heading: "Choose a new password",
    paragraphs: [
      `Hello ${firstName}, somebody asked for a new password for the account ${username}. If that was you, choose one here:`,
    ],
    button: { label: "Reset password", href: link },
    notes: [
      `The link works once and for ${minutes} minutes. A newer link replaces it.`,
      "If you did not ask for this, you can ignore this message: your password stays as it is.",
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
      `Hello ${firstName}, the password of your account was just changed, and all other devices were signed out.`,
    ],
    button: { label: "Sign in", href: `${site.url}/auth` },
    notes: ["If this was not you, reset your password now and write to us."],
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
    preview: `The link works once and for ${life}.`,
    heading: "Confirm your email address",
    paragraphs: [`Hello ${firstName}, please confirm that ${newEmail} is your address at ${site.name}.`],
    button: { label: "Confirm address", href: link },
    notes: [
      `The link works once and for ${life}.`,
      "If you did not ask for this, ignore this message: nothing changes.",
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
    preview: "Messages now go to your new address.",
    heading: "Your email address was changed",
    paragraphs: [
      `Hello ${firstName}, messages for your account now go to ${newEmail}. This is the last one to your old address.`,
    ],
    notes: ["If this was not you, write to us at once."],
  };
}

export function vendorApprovedMail(
  site: Site,
  { firstName, businessName }: Person & { businessName: string },
): MailContent {
  return {
    template: "vendor_approved",
    subject: `${businessName} is approved on ${site.name}`,
    preview: "Your dashboard is open: create your first listing.",
    heading: "You are approved!",
    paragraphs: [
      `Good news, ${firstName}: ${businessName} is now a vendor at ${site.name}. Your dashboard is open.`,
    ],
    button: { label: "Open my dashboard", href: `${site.url}/vendor` },
    steps: [
      "Add your logo and a few words about your business.",
      "Create your first listing.",
      "Answer enquiries quickly: customers see your reply time.",
    ],
  };
}

export function vendorRejectedMail(
  site: Site,
  { firstName, businessName, reason }: Person & { businessName: string; reason: string },
): MailContent {
  return {
    template: "vendor_rejected",
    subject: `Your vendor application at ${site.name}`,
    preview: "We could not approve it yet. You can change it and apply again.",
    heading: "We could not approve your application yet",
    paragraphs: [
      `Hello ${firstName}, we looked at the application of ${businessName} and could not approve it. The reason:`,
      reason,
      "You can change your application and send it in again at any time.",
    ],
    button: { label: "Change my application", href: `${site.url}/vendor` },
  };
}

export function vendorSuspendedMail(
  site: Site,
  { firstName, businessName, reason }: Person & { businessName: string; reason: string },
): MailContent {
  return {
    template: "vendor_suspended",
    subject: `Your vendor account at ${site.name} is suspended`,
    preview: "Your listings and advertisements are not shown until this is lifted.",
    heading: "Your vendor account is suspended",
    paragraphs: [
      `Hello ${firstName}, the vendor account of ${businessName} is suspended. The reason:`,
      reason,
      "Your listings and advertisements are not shown while it lasts, and come back when it is lifted. You can still sign in and read your messages.",
    ],
    notes: ["If you think this is a mistake, answer to the address below."],
  };
}

export function vendorReinstatedMail(
  site: Site,
  { firstName, businessName }: Person & { businessName: string },
): MailContent {
  return {
    template: "vendor_reinstated",
    subject: `${businessName} is active again on ${site.name}`,
    preview: "Your listings and advertisements are shown again.",
    heading: "Your vendor account is active again",
    paragraphs: [
      `Good news, ${firstName}: the suspension of ${businessName} is lifted, and your listings and advertisements are shown again.`,
    ],
    button: { label: "Open my dashboard", href: `${site.url}/vendor` },
  };
}

export function accountClosedMail(site: Site, { firstName }: Person): MailContent {
  return {
    template: "account_closed",
    subject: `Your ${site.name} account was deleted`,
    preview: "Your personal details were removed.",
    heading: "Your account was deleted",
    paragraphs: [
      `Goodbye, ${firstName}. Your account was deleted and your personal details were removed. This is the last message to this address.`,
    ],
    notes: ["If this was not you, write to us at once."],
  };
}

export function accountSuspendedMail(
  site: Site,
  { firstName, reason }: Person & { reason: string },
): MailContent {
  return {
    template: "account_suspended",
    subject: `Your ${site.name} account is suspended`,
    preview: "You cannot sign in until this is lifted.",
    heading: "Your account is suspended",
    paragraphs: [
      `Hello ${firstName}, your account is suspended and was signed out on all devices. The reason:`,
      reason,
      "Nothing of yours is deleted. You can sign in again when the suspension is lifted.",
    ],
    notes: ["If you think this is a mistake, answer to the address below."],
  };
}

export function accountReinstatedMail(site: Site, { firstName }: Person): MailContent {
  return {
    template: "account_reinstated",
    subject: `Your ${site.name} account is active again`,
    preview: "You can sign in again.",
    heading: "Your account is active again",
    paragraphs: [`Good news, ${firstName}: the suspension of your account is lifted. You can sign in again.`],
    button: { label: "Sign in", href: `${site.url}/auth` },
  };
}

export function roleChangedMail(
  site: Site,
  { firstName, role }: Person & { role: "customer" | "admin" },
): MailContent {
  const now = role === "admin" ? "an administrator" : "a customer";
  return {
    template: "role_changed",
    subject: `You are now ${now} of ${site.name}`,
    preview: "You were signed out on all devices.",
    heading: "Your role was changed",
    paragraphs: [
      `Hello ${firstName}, you are now ${now} of ${site.name}. You were signed out on all devices: please sign in again.`,
    ],
    button: { label: "Sign in", href: `${site.url}/auth` },
    notes: ["If you did not expect this, write to us at once."],
  };
}

export function newMessageMail(
  site: Site,
  { firstName, name, text, path }: Person & { name: string; text: string; path: string },
): MailContent {
  return {
    template: "message",
    subject: `${name} sent you a message`,
    preview: text.slice(0, 120),
    heading: `New message from ${name}`,
    paragraphs: [`Hello ${firstName}, ${name} wrote:`, text],
    button: { label: "Read and reply", href: `${site.url}${path}` },
    notes: ["We won't email you again about this conversation until you've read it."],
  };
}
