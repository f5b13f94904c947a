import type { MailContent, MailList, Site } from "./mail.rules";

/** Light theme colors of app/tokens.css as literals for mail programs. */
const ink = "#1b2130";
const quiet = "#4f5562";
const line = "#e0dcd4";
const ground = "#fdfaf4";
const card = "#ffffff";
const accent = "#1c4daf";
const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Dark theme colors for programs that read media queries; the others invert the light ones by themselves. */
const stylesheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#10141c!important}
.card{background:#191d27!important;border-color:#323741!important}
.ink{color:#f3f0e9!important}
.quiet{color:#bcb7ad!important}
.rule{border-color:#323741!important}
.link{color:#8bb5fa!important}
.fill{background:#8bb5fa!important}
.on-fill{color:#0a1326!important}
}
@media (max-width:480px){
.outer{padding:20px 12px!important}
.card{padding:24px 20px 20px!important}
.action{width:100%!important}
.action a{display:block!important;text-align:center!important}
}`;

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

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

function toLines(text: string): string {
  return escapeHtml(text.trim()).replace(lineBreak, "<br>");
}

const textStyle = `font-size:16px;line-height:1.55;color:${ink}`;

function paragraph(html: string): string {
  return `<p class="ink" style="margin:0 0 16px;${textStyle}">${html}</p>`;
}

function bullets(items: readonly string[]): string {
  const rows = items.map((item) => `<li style="margin:0 0 8px">${item}</li>`);
  return `<ul class="ink" style="margin:0 0 16px;padding-left:22px;${textStyle}">${rows.join("")}</ul>`;
}

const bullet = /^\s*[-*•–]\s+(?=\S)/;

/** Keeps line breaks of people's texts, and shows lines that begin with a dash or a bullet as a list. */
function fromText(text: string): string {
  const lines = text.trim().split(lineBreak);
  const parts: { isList: boolean; lines: string[] }[] = [];
  for (const one of lines) {
    const isList = bullet.test(one);
    const last = parts.at(-1);
    if (last?.isList === isList) last.lines.push(one);
    else parts.push({ isList, lines: [one] });
  }
  return parts
    .map(({ isList, lines: own }) => {
      if (isList) return bullets(own.map((item) => toLines(item.replace(bullet, ""))));
      return own.some((one) => one.trim()) ? paragraph(toLines(own.join("\n"))) : "";
    })
    .filter(Boolean)
    .join("\n");
}

function fromList({ heading, items }: MailList): string {
  const rows = items.map(({ title, text }) =>
    text
      ? `${toLines(title)}<br><span class="quiet" style="color:${quiet}">${toLines(text)}</span>`
      : toLines(title),
  );
  return `${heading ? paragraph(`<strong>${toLines(heading)}</strong>`) : ""}${bullets(rows)}`;
}

/** A table cell colors the whole button in programs that ignore padding on links. */
function button({ label, href }: { label: string; href: string }, isSecret: boolean): string {
  const address = escapeHtml(href);
  const look = `display:inline-block;padding:13px 26px;font-size:16px;font-weight:600;line-height:1.25;color:#ffffff;text-decoration:none`;
  const fallback = isSecret
    ? `<p class="quiet" style="margin:0 0 20px;font-size:13px;line-height:1.5;color:${quiet}">If the button doesn’t work, open this link:<br><a class="link" href="${address}" style="color:${accent};word-break:break-all">${address}</a></p>`
    : "";
  return `<table role="presentation" cellpadding="0" cellspacing="0" class="action" style="margin:8px 0 20px"><tr><td class="fill" bgcolor="${accent}" style="border-radius:8px;background:${accent};mso-padding-alt:13px 26px"><a class="on-fill" href="${address}" style="${look}">${escapeHtml(label)}</a></td></tr></table>
${fallback}`;
}

function steps(items: readonly string[]): string {
  const rows = items.map((item) => `<li style="margin:0 0 8px">${toLines(item)}</li>`);
  return `<ol class="ink" style="margin:0 0 20px;padding-left:22px;font-size:15px;line-height:1.5;color:${ink}">${rows.join("")}</ol>`;
}

function notes(items: readonly string[]): string {
  const rows = items.map((item) => `<p style="margin:0 0 8px">${toLines(item)}</p>`);
  return `<div class="quiet rule" style="margin-top:8px;padding-top:16px;border-top:1px solid ${line};font-size:13px;line-height:1.5;color:${quiet}">${rows.join("")}</div>`;
}

function masthead({ name, url }: Site): string {
  const initial = escapeHtml([...name][0]?.toUpperCase() ?? "");
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td class="fill" width="32" height="32" align="center" bgcolor="${accent}" style="width:32px;height:32px;border-radius:8px;background:${accent}"><a class="on-fill" href="${escapeHtml(url)}" aria-hidden="true" tabindex="-1" style="font-size:18px;font-weight:700;line-height:32px;color:#ffffff;text-decoration:none">${initial}</a></td>
<td style="padding-left:10px;font-size:22px;font-weight:700;letter-spacing:-0.02em"><a class="ink" href="${escapeHtml(url)}" style="color:${ink};text-decoration:none">${escapeHtml(name)}</a></td>
</tr></table>`;
}

function footer({ unsubscribeHref }: MailContent, site: Site): string {
  const link = (href: string, text: string) =>
    `<a class="quiet" href="${escapeHtml(href)}" style="color:${quiet}">${escapeHtml(text)}</a>`;
  const end = unsubscribeHref ? ` ${link(unsubscribeHref, "Unsubscribe")}` : "";
  const address = unsubscribeHref && site.postalAddress ? `<br>${toLines(site.postalAddress)}` : "";
  return `You’re getting this email because you have an account on ${link(site.url, site.name)}. Questions? Write to ${link(`mailto:${site.contactEmail}`, site.contactEmail)}.${end}${address}`;
}

function body(content: MailContent): string {
  return [
    `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.01em;color:${ink}">${escapeHtml(content.heading)}</h1>`,
    ...content.paragraphs.map((part) => (typeof part === "string" ? fromText(part) : fromList(part))),
    content.button ? button(content.button, content.secret === true) : "",
    content.steps ? steps(content.steps) : "",
    content.notes?.length ? notes(content.notes) : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Tables and inline styles for programs without a stylesheet; 600 px wide, full width on phones. */
export function toHtml(content: MailContent, site: Site): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title>
<style>${stylesheet}</style></head>
<body class="ground" style="margin:0;padding:0;background:${ground};font-family:${font};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${ground};font-family:${font}"><tr><td class="outer" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 20px">${masthead(site)}</td></tr>
<tr><td class="card" style="background:${card};border:1px solid ${line};border-radius:12px;padding:32px 32px 24px">
${body(content)}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px;font-size:13px;line-height:1.5;color:${quiet}">${footer(content, site)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}
