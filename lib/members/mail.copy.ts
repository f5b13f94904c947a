import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { replaceIfLink } from "@/lib/shared/links";
import { businessRoleNames } from "./copy";
import { invitationDays, type MemberRole } from "./rules";

type InvitationFacts = {
  /** Null for an address that no account has confirmed, which gets no text by other people. */
  businessName: string | null;
  role: MemberRole;
  link: string;
};

export function invitationMail(site: Site, { businessName, role, link }: InvitationFacts): MailContent {
  const business = businessName ? replaceIfLink(businessName, "a business") : "a business";
  const roleName = businessRoleNames[role].toLowerCase();
  return {
    template: "member_invitation",
    subject: `You’re invited to a team on ${site.name}`,
    preview: `The invitation works for ${invitationDays} days.`,
    heading: "You’re invited to a team",
    paragraphs: [
      `You’re invited to join the team of ${business} on ${site.name} as ${role === "agent" ? "an" : "a"} ${roleName}.`,
      "To accept, sign in with the account of this email address, or create one.",
    ],
    button: { label: "See the invitation", href: link },
    notes: [
      `The invitation works for ${invitationDays} days. A newer one replaces it.`,
      "If you don’t know what this is about, ignore this email. Nothing will happen.",
    ],
    secret: true,
  };
}
