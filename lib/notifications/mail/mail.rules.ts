import { withoutLoneSurrogates } from "@/lib/shared/text";
import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";

export type Site = { name: string; url: string; contactEmail: string };

export type MailContent = {
  template: string;
  subject: string;
  preview: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  steps?: string[];
  notes?: string[];
  /** Set for a link that signs in or changes an account: encrypted in the outbox and deleted once sent. */
  secret?: true;
  unsubscribeHref?: string;
};

export type ComposedMail = { template: string; subject: string; html: string; text: string; secret: boolean };

export const mailCountCap = 1000;

/** Light theme colors of app/tokens.css as literals for mail programs. */
const ink = "#1b2130";
const quiet = "#4f5562";
const line = "#e0dcd4";
const ground = "#fdfaf4";
const accent = "#1c4daf";
const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function toLines(text: string): string {
  return escapeHtml(text.trim()).replace(/\r\n?|\n/g, "<br>");
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${ink}">${toLines(text)}</p>`;
}

function button({ label, href }: { label: string; href: string }): string {
  const style = `display:inline-block;padding:13px 26px;border-radius:8px;background:${accent};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`;
  const address = escapeHtml(href);
  return `<p style="margin:8px 0 20px"><a href="${address}" style="${style}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;line-height:1.5;color:${quiet}">If the button doesn’t work, open this link:<br><a href="${address}" style="color:${accent};word-break:break-all">${address}</a></p>`;
}

function steps(items: string[]): string {
  const rows = items.map((item) => `<li style="margin:0 0 8px">${toLines(item)}</li>`);
  return `<ol style="margin:0 0 20px;padding-left:22px;font-size:15px;line-height:1.5;color:${ink}">${rows.join("")}</ol>`;
}

function notes(items: string[]): string {
  const rows = items.map((item) => `<p style="margin:0 0 8px">${toLines(item)}</p>`);
  return `<div style="margin-top:8px;padding-top:16px;border-top:1px solid ${line};font-size:13px;line-height:1.5;color:${quiet}">${rows.join("")}</div>`;
}

function toHtml(content: MailContent, site: Site): string {
  const home = escapeHtml(site.url);
  const name = escapeHtml(site.name);
  const contact = escapeHtml(site.contactEmail);
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:${ground};font-family:${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px;font-size:22px;font-weight:700;letter-spacing:-0.02em"><a href="${home}" style="color:${ink};text-decoration:none">${name}</a></td></tr>
<tr><td style="background:#ffffff;border:1px solid ${line};border-radius:12px;padding:32px 32px 24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.01em;color:${ink}">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map(paragraph).join("\n")}
${content.button ? button(content.button) : ""}
${content.steps ? steps(content.steps) : ""}
${content.notes?.length ? notes(content.notes) : ""}
</td></tr>
<tr><td style="padding:20px 4px;font-size:13px;line-height:1.5;color:${quiet}">You’re getting this email because you have an account on <a href="${home}" style="color:${quiet}">${name}</a>. Questions? Write to <a href="mailto:${contact}" style="color:${quiet}">${contact}</a>.${content.unsubscribeHref ? ` <a href="${escapeHtml(content.unsubscribeHref)}" style="color:${quiet}">Unsubscribe</a>` : ""}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function toText(content: MailContent, site: Site): string {
  const parts = [
    content.heading,
    ...content.paragraphs,
    ...(content.button ? [`${content.button.label}:\n${content.button.href}`] : []),
    ...(content.steps ? [content.steps.map((step, index) => `${index + 1}. ${step}`).join("\n")] : []),
    ...(content.notes ?? []),
    `-- \n${site.name} · ${site.url}\nQuestions? Write to ${site.contactEmail}.${content.unsubscribeHref ? `\nUnsubscribe: ${content.unsubscribeHref}` : ""}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

export function composeMail(content: MailContent, site: Site): ComposedMail {
  return {
    template: content.template,
    subject: withoutLoneSurrogates(content.subject.replace(/\s+/g, " ").slice(0, 200)),
    html: withoutLoneSurrogates(toHtml(content, site)),
    text: withoutLoneSurrogates(toText(content, site)),
    secret: Boolean(content.secret ?? content.unsubscribeHref),
  };
}

/** Seconds between attempts; after the last one the email counts as failed. */
export const retrySeconds = [5, 15, 30, 60, 300, 900, 1800, 3600, 3600, 7200, 14_400, 28_800] as const;

/** Lease of one attempt; longer than all timeouts of the mail connection combined. */
export const leaseSeconds = 120;

export const inlineTryMs = 2000;

export function isDigest(template: string): boolean {
  return template.startsWith("digest_");
}

/** Prefix of an encrypted part that is deleted once a mail server has accepted it. */
export const secretMark = "sealed:";

/** Prefix of a part that is encrypted for privacy and retained. */
export const privateMark = "private:";

const contents = {
  message: "talk",
  offer: "talk",
  application: "talk",
  price_drop: "wish",
  saved_search: "wish",
  review: "published",
  vendor_decision: "site",
  listing_decision: "site",
  expiry: "site",
  reward: "site",
  report: "site",
} as const satisfies Record<NotificationType, "talk" | "wish" | "published" | "site">;

export type PrivateType = {
  [Type in NotificationType]: (typeof contents)[Type] extends "talk" | "wish" ? Type : never;
}[NotificationType];

export function isPrivateType(type: NotificationType): type is PrivateType {
  return contents[type] === "talk" || contents[type] === "wish";
}

/** True for emails that reveal private communication or saved searches, including all digests. */
export function isPrivateMail(template: string, type: NotificationType | null): boolean {
  return isDigest(template) || (type !== null && isPrivateType(type));
}

export function quotesOthers(type: NotificationType): boolean {
  return contents[type] === "talk" || contents[type] === "published";
}
