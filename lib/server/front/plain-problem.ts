import "server-only";
import { hrefs } from "@/lib/shared/hrefs";
import { problemTexts, type ProblemStatus } from "@/lib/shared/problems";
import { themeColors } from "@/lib/shared/theme";

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const button =
  "display:inline-block;margin:0.25rem;padding:0.625rem 1rem;border:1px solid;border-radius:0.5rem;color:inherit;font-weight:600;text-decoration:none";

const sections = [
  { name: "Products", href: hrefs.category("products") },
  { name: "Services", href: hrefs.category("services") },
  { name: "Real Estate", href: hrefs.category("realestate") },
  { name: "Jobs", href: hrefs.jobs() },
] as const;

export function plainProblem(
  status: ProblemStatus,
  siteName: string,
  { title, text } = problemTexts[status],
): string {
  const site = escape(siteName);
  const again = status >= 500 ? `<a href="" style="${button}">Try again</a>` : "";
  const links = sections.map(({ name, href }) => `<a href="${href}" style="${button}">${name}</a>`).join("");
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)"><title>${escape(title)} · ${site}</title></head><body style="margin:0;font:1rem/1.5 system-ui,sans-serif"><header style="padding:1rem 1.5rem"><a href="${hrefs.home()}" style="color:inherit;font-weight:700;text-decoration:none">${site}</a></header><main style="max-width:36rem;margin:0 auto;padding:4rem 1.5rem;text-align:center"><h1 style="font-size:1.75rem;line-height:1.15">${escape(title)}</h1><p>${escape(text)}</p><p>${again}<a href="${hrefs.home()}" style="${button}">Go to the homepage</a></p><nav aria-label="Sections">${links}</nav></main></body></html>`;
}
