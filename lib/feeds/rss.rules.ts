import { element, rssDate, xmlText, type FeedFrame } from "./rules";

type RssItem = {
  title: string;
  url: string;
  text: string;
  category: string;
  createdAt: string;
};

type Channel = FeedFrame & {
  title: string;
  page: string;
  description: string;
  items: readonly RssItem[];
};

const namespace = "http://www.w3.org/2005/Atom";

function itemXml({ title, url, text, category, createdAt }: RssItem): string {
  return [
    "<item>",
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element("description", text),
    element("category", category),
    element("pubDate", rssDate(createdAt)),
    "</item>",
  ].join("");
}

function linksOf({ self, next }: FeedFrame): string[] {
  const link = (rel: string, href: string) =>
    `<atom:link rel="${rel}" type="application/rss+xml" href="${xmlText(href)}"/>`;
  return [link("self", self), ...(next ? [link("next", next)] : [])];
}

export function rssXml(channel: Channel): string {
  const [newest] = channel.items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" xmlns:atom="${namespace}">`,
    "<channel>",
    element("title", channel.title),
    element("link", channel.page),
    element("description", channel.description),
    element("language", "en-us"),
    ...linksOf(channel),
    newest ? element("lastBuildDate", rssDate(newest.createdAt)) : "",
    ...channel.items.map(itemXml),
    "</channel>",
    "</rss>",
    "",
  ]
    .filter((line, at, lines) => line !== "" || at === lines.length - 1)
    .join("\n");
}
