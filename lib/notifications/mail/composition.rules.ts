import { withoutLoneSurrogates } from "@/lib/shared/text";
import { toHtml } from "./html.rules";
import type { MailContent, MailList, Site } from "./mail.rules";

type ComposedMail = { template: string; subject: string; html: string; text: string; secret: boolean };

function listText({ heading, items }: MailList): string {
  const lines = items.map(({ title, text }) => (text ? `• ${title}\n  ${text}` : `• ${title}`));
  return [...(heading ? [heading] : []), ...lines].join("\n");
}

function toText(content: MailContent, site: Site): string {
  const address = content.unsubscribeHref && site.postalAddress ? `\n${site.postalAddress}` : "";
  const parts = [
    content.heading,
    ...content.paragraphs.map((part) => (typeof part === "string" ? part : listText(part))),
    ...(content.button ? [`${content.button.label}:\n${content.button.href}`] : []),
    ...(content.steps ? [content.steps.map((step, index) => `${index + 1}. ${step}`).join("\n")] : []),
    ...(content.notes ?? []),
    `-- \n${site.name} · ${site.url}\nQuestions? Write to ${site.contactEmail}.${content.unsubscribeHref ? `\nUnsubscribe: ${content.unsubscribeHref}` : ""}${address}`,
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
