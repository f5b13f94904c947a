import { formatDate } from "@/lib/shared/dates";
import type { MailContent, Site } from "./mail.rules";

/** Notices to the owner of a listing or a job. */
export type SubjectNoticeWords = {
  /** Text behind its name, in the notification and in the subject. */
  title: string;
  text: string;
  button: string;
  path: (id: string) => string;
  /** Text before its end date, if that is named. */
  ends?: string;
};

export type SubjectNoticeFacts = {
  id: string;
  title: string;
  reason: string;
  /** ISO; when it ends. */
  expiresAt: string | null;
};

function phrase({ ends }: SubjectNoticeWords, { title, expiresAt }: SubjectNoticeFacts) {
  const until = ends && expiresAt ? `${ends} ${formatDate(expiresAt)}. ` : "";
  return { name: `“${title.slice(0, 100)}”`, until };
}

/** Shown on the site. */
export function subjectNotice(
  words: SubjectNoticeWords,
  facts: SubjectNoticeFacts,
): { title: string; body: string; href: string } {
  const { name, until } = phrase(words, facts);
  return {
    title: `${name} ${words.title}`,
    body: (facts.reason || `${until}${words.text}`).slice(0, 500),
    href: words.path(facts.id),
  };
}

type Mail = { noun: "job" | "listing"; kind: string; firstName: string };

/** The same in a mail: subject and text are the same words. */
export function subjectNoticeMail(
  words: SubjectNoticeWords,
  facts: SubjectNoticeFacts,
  { noun, kind, firstName }: Mail,
  site: Site,
): MailContent {
  const { name, until } = phrase(words, facts);
  const { title, href } = subjectNotice(words, facts);
  return {
    template: `${noun}_${kind.replaceAll("-", "_")}`,
    subject: title,
    preview: words.text,
    heading: title,
    paragraphs: [
      `Hello ${firstName}, this is about your ${noun} ${name}. ${until}${words.text}`,
      ...(facts.reason ? [facts.reason] : []),
    ],
    button: { label: words.button, href: `${site.url}${href}` },
  };
}
