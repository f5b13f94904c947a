import { formatDate } from "@/lib/shared/dates";
import { truncate } from "@/lib/shared/text";
import type { MailContent, Site } from "./mail.rules";

export type SubjectNoticeWords = {
  title: (name: string) => string;
  text: string;
  button: string;
  path: (id: string) => string;
  ends?: string;
};

export type SubjectNoticeFacts = {
  id: string;
  title: string;
  reason: string;
  expiresAt: string | null;
};

function phrase({ ends }: SubjectNoticeWords, { title, expiresAt }: SubjectNoticeFacts) {
  const until = ends && expiresAt ? `${ends} ${formatDate(expiresAt)}. ` : "";
  return { name: `“${truncate(title, 100)}”`, until };
}

export function subjectNotice(
  words: SubjectNoticeWords,
  facts: SubjectNoticeFacts,
): { title: string; body: string; href: string } {
  const { name, until } = phrase(words, facts);
  return {
    title: words.title(name),
    body: truncate(facts.reason || `${until}${words.text}`, 500),
    href: words.path(facts.id),
  };
}

type Mail = { noun: "job" | "listing"; kind: string; firstName: string };

export function subjectNoticeMail(
  words: SubjectNoticeWords,
  facts: SubjectNoticeFacts,
  { noun, kind, firstName }: Mail,
  site: Site,
): MailContent {
  const { until } = phrase(words, facts);
  const { title, href } = subjectNotice(words, facts);
  return {
    template: `${noun}_${kind.replaceAll("-", "_")}`,
    subject: title,
    preview: words.text,
    heading: title,
    paragraphs: [
      `Hi ${firstName}, ${title.charAt(0).toLowerCase()}${title.slice(1)}. ${until}${words.text}`,
      ...(facts.reason ? [facts.reason] : []),
    ],
    button: { label: words.button, href: `${site.url}${href}` },
  };
}
