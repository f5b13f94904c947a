import { XMLParser, XMLValidator } from "fast-xml-parser";
import { indeedXml, type IndeedJob } from "./indeed.rules";
import { merchantXml, type MerchantProduct } from "./merchant.rules";
import { rssXml } from "./rss.rules";
import { cdata, element } from "./rules";

const frame = {
  site: "Corner & Market",
  url: "https://market.example",
  self: "https://market.example/feeds/x.xml?search=a&category=products",
  next: "https://market.example/feeds/x.xml?cursor=b",
};

const hostile = `<b>&amp; "x" 'y' ]]> ]]]]>\u001b[0m\u0000\ud800\uffff 🚲`;
const readable = `<b>&amp; "x" 'y' ]]> ]]]]>[0m 🚲`;

const parser = new XMLParser({ ignoreAttributes: false, cdataPropName: false, parseTagValue: false });

type Node = Record<string, unknown>;

function parse(xml: string): Node {
  expect(XMLValidator.validate(xml)).toBe(true);
  // Invalid in XML 1.0, section 2.2, but accepted by the validator.
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(xml).not.toMatch(/\p{Surrogate}/u);
  return parser.parse(xml) as Node;
}

const product: MerchantProduct = {
  id: "01890000-0000-7000-8000-000000000009",
  title: "Walnut sideboard",
  description: "Four doors.",
  url: "https://market.example/listings/9",
  images: ["https://market.example/images/a-1280.webp", "https://market.example/images/b-1280.webp"],
  price: 1250,
  stock: 3,
  condition: "like_new",
  brand: "Oak & Iron",
  subcategory: "home/furniture",
};

const job: IndeedJob = {
  id: "01890000-0000-7000-8000-000000000007",
  title: "Line cook",
  company: "Corner Kitchen",
  url: "https://market.example/jobs/7",
  description: "Cook well.",
  category: "Hospitality",
  location: "Austin, TX",
  state: "TX",
  employmentType: "full_time",
  remote: false,
  salaryMin: 20,
  salaryMax: 26.5,
  salaryUnit: "hour",
  createdAt: "2026-01-01T00:00:00.000Z",
  endsAt: "2026-02-01T12:00:00.000Z",
};

const item = {
  title: "Oak desk",
  url: "https://market.example/listings/1",
  text: "$120.00 · Austin, TX",
  category: "Products",
  createdAt: "2026-11-20T10:00:00.000Z",
};

function rssOf(items: (typeof item)[], next: string | null = frame.next): Node {
  const channel = { title: "Products", page: "https://market.example/products", description: "Newest" };
  return (parse(rssXml({ ...frame, ...channel, next, items })).rss as Node).channel as Node;
}

test("removes characters that XML cannot contain and escapes the rest", () => {
  expect(element("a", `<&>"'\u0000\u000b\ufffe`)).toBe("<a>&lt;&amp;&gt;&quot;&apos;</a>");
  expect(element("a", "")).toBe("");
  expect(cdata("a", "x]]>y")).toBe("<a><![CDATA[x]]]]><![CDATA[>y]]></a>");
});

test("writes a channel with the elements that RSS 2.0 requires, and links by RFC 5005", () => {
  expect(rssOf([item])).toEqual({
    title: "Products",
    link: "https://market.example/products",
    description: "Newest",
    language: "en-us",
    "atom:link": [
      { "@_rel": "self", "@_type": "application/rss+xml", "@_href": frame.self },
      { "@_rel": "next", "@_type": "application/rss+xml", "@_href": frame.next },
    ],
    lastBuildDate: "Fri, 20 Nov 2026 10:00:00 GMT",
    item: {
      title: "Oak desk",
      link: "https://market.example/listings/1",
      guid: { "#text": "https://market.example/listings/1", "@_isPermaLink": "true" },
      description: "$120.00 · Austin, TX",
      category: "Products",
      pubDate: "Fri, 20 Nov 2026 10:00:00 GMT",
    },
  });
});

test("omits the next link on the last page, and the date without items", () => {
  const channel = rssOf([], null);
  expect(channel["atom:link"]).toMatchObject({ "@_rel": "self" });
  expect(Object.keys(channel)).not.toContain("lastBuildDate");
});

test("writes the attributes that Google requires for a product, within its limits", () => {
  const images = Array.from({ length: 12 }, (_, at) => `https://market.example/images/${at}-1280.webp`);
  const long = { ...product, title: "t".repeat(200), images, stock: 0 };
  const { rss } = parse(merchantXml(frame, [product, long])) as { rss: { channel: { item: Node[] } } };
  const [first, second] = rss.channel.item;
  expect(first).toEqual({
    "g:id": product.id,
    "g:title": "Walnut sideboard",
    "g:description": "Four doors.",
    "g:link": "https://market.example/listings/9",
    "g:image_link": "https://market.example/images/a-1280.webp",
    "g:additional_image_link": "https://market.example/images/b-1280.webp",
    "g:availability": "in_stock",
    "g:price": "1250.00 USD",
    "g:condition": "used",
    "g:brand": "Oak & Iron",
    "g:identifier_exists": "no",
    "g:product_type": "home > furniture",
  });
  expect(second).toMatchObject({ "g:title": "t".repeat(150), "g:availability": "out_of_stock" });
  expect(second!["g:additional_image_link"]).toHaveLength(10);
});

test("writes a job in the format of Indeed", () => {
  const { source } = parse(indeedXml(frame, [job])) as { source: Node };
  expect(source).toEqual({
    publisher: "Corner & Market",
    publisherurl: "https://market.example",
    lastBuildDate: "Thu, 01 Jan 2026 00:00:00 GMT",
    job: {
      title: "Line cook",
      date: "Thu, 01 Jan 2026 00:00:00 GMT",
      referencenumber: job.id,
      url: "https://market.example/jobs/7",
      company: "Corner Kitchen",
      city: "Austin",
      state: "TX",
      country: "US",
      description: "Cook well.",
      salary: "$20.00 - $26.50 per hour",
      jobtype: "fulltime",
      category: "Hospitality",
      expirationdate: "Sun, 01 Feb 2026 12:00:00 GMT",
    },
  });
});

test("writes a remote job without pay or place", () => {
  const remote = {
    ...job,
    remote: true,
    location: "",
    state: null,
    salaryMin: null,
    salaryMax: null,
    endsAt: null,
  };
  const { source } = parse(indeedXml(frame, [remote])) as { source: { job: Node } };
  expect(source.job).toMatchObject({
    remotetype: "Fully remote",
    city: "",
    state: "",
    salary: "",
    expirationdate: "",
  });
});

test("escapes hostile text in every feed", () => {
  expect(rssOf([{ ...item, title: hostile }]).item).toMatchObject({ title: readable });
  const { rss } = parse(merchantXml(frame, [{ ...product, title: hostile }])) as {
    rss: { channel: { item: Node } };
  };
  expect(rss.channel.item["g:title"]).toBe(readable);
  const { source } = parse(indeedXml(frame, [{ ...job, description: hostile }])) as { source: { job: Node } };
  expect(source.job.description).toBe(readable);
});
