import data from "./warnings.json";

export const messageWarnings = ["payment", "phone", "off_site", "word"] as const;
export type MessageWarning = (typeof messageWarnings)[number];

function escapeAll(words: readonly string[]): string {
  return words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
}

const start = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(`${start}(?:${escapeAll(words)})${end}`, "u");
}

/** Lowercase, with plain quotes and spaces and without the invisible characters that hide words. */
function normalize(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** Joins words of at least five spaced letters: 'w h a t s a p p'. */
function joinSpaced(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(?:\p{L} ){4,}\p{L}(?![\p{L}\p{N}])/gu, (spaced) =>
    spaced.replaceAll(" ", ""),
  );
}

// A US number in the usual groups; area codes and prices never begin with 0 or 1.
const groupedPhone =
  /(?<![\p{L}\p{N}$.,-])(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])\d{3}[ .-]\d{4}(?![\p{L}\p{N}-])/u;
const foreignPhone = /(?<![\p{L}\p{N}])\+\d{1,3}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){2,5}\d{2,4}(?![\p{L}\p{N}])/u;
const plainPhone = /(?<![\p{L}\p{N}$.,-])1?[2-9]\d{2}[2-9]\d{6}(?![\p{L}\p{N}-])/u;
const spelledPhone = new RegExp(`(?:${start}(?:${escapeAll(data.digits)})${end}[ ,.-]*){7,}`, "u");
const callHint = anyOf(data.callHints);

function hasPhone(text: string): boolean {
  if (groupedPhone.test(text) || foreignPhone.test(text) || spelledPhone.test(text)) return true;
  return plainPhone.test(text) && callHint.test(text);
}

const email =
  /[\w.+-]+(?:@| ?\(at\) ?| at )[\w-]+(?:\.| ?\(dot\) ?| dot )(?:com|net|org|co|io|me|ru|info|biz)(?![\p{L}\p{N}])/u;
const messenger = anyOf(data.messengers);
const namedMessenger = new RegExp(
  `${start}(?:${escapeAll(data.messengerHints)}) (?:${escapeAll(data.namedMessengers)})${end}`,
  "u",
);
const elsewhere = anyOf(data.elsewhere);

function isOffSite(text: string): boolean {
  return [email, messenger, namedMessenger, elsewhere].some((pattern) => pattern.test(text));
}

const means = anyOf(data.means);
const payRisky = new RegExp(
  `${start}(?:${escapeAll(data.payVerbs)})${end}[^.!?]{0,40}${start}(?:${escapeAll(data.riskyMeans)})${end}`,
  "u",
);
const cashtag = /(?<![\p{L}\p{N}])\$[a-z][a-z0-9_]{2,19}(?![\p{L}\p{N}])/u;
const link = /(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\w.@-])[a-z0-9-]+\.[a-z]{2,10}\/[^\s<>"]+/g;
const payLinkWord = anyOf(data.payLinkWords);

function isPaymentLink(found: string, host: string): boolean {
  const address = found.replace(/^https?:\/\//, "").replace(/^www\./, "");
  const [linked = ""] = address.split(/[/?#:]/);
  if (linked === host) return false;
  return (
    data.payHosts.some((known) => linked === known || linked.endsWith(`.${known}`)) ||
    payLinkWord.test(address)
  );
}

function asksForPayment(text: string, host: string): boolean {
  if (means.test(text) || payRisky.test(text) || cashtag.test(text)) return true;
  return [...text.matchAll(link)].some(([found]) => isPaymentLink(found, host));
}

type WarningContext = {
  words: readonly { word: string }[];
  /** Host of this site, whose links are harmless. */
  host: string;
};

/** Warnings for the first message of a person whom the reader doesn't know. */
export function findWarnings(message: string, { words, host }: WarningContext): MessageWarning[] {
  const text = joinSpaced(normalize(message));
  const found: Record<MessageWarning, boolean> = {
    payment: asksForPayment(text, host),
    phone: hasPhone(text),
    off_site: isOffSite(text),
    word: words.length > 0 && anyOf(words.map(({ word }) => normalize(word))).test(text),
  };
  return messageWarnings.filter((kind) => found[kind]);
}
