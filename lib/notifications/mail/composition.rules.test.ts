import { passwordResetMail, vendorRejectedMail, welcomeCustomerMail, welcomeVendorMail } from "./mail.copy";
import { composeMail } from "./composition.rules";
import { leaseSeconds, retrySeconds } from "./mail.rules";

const site = { name: "Harbor & Co", url: "https://harbor.example", contactEmail: "help@harbor.example" };

describe("composeMail", () => {
  test("writes the same content as HTML and text, with names and addresses from the configuration", () => {
    const mail = composeMail(
      welcomeCustomerMail(site, {
        firstName: "Ann",
        username: "ann",
        link: "https://plaza.example/profile?confirm-email=t",
      }),
      site,
    );
    expect(mail.subject).toBe("Welcome to Harbor & Co, Ann");
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain("https://harbor.example");
      expect(part).toContain("help@harbor.example");
      expect(part).toContain("Welcome, Ann!");
    }
    expect(mail.text).not.toMatch(/<[a-z]/i);
  });

  test("informs vendors that the team reviews applications and that an email follows on approval", () => {
    const content = welcomeVendorMail(site, {
      firstName: "Vic",
      username: "vic",
      businessName: "Vic's",
      link: "https://plaza.example/profile?confirm-email=t",
    });
    const { text, html } = composeMail(content, site);
    expect(text).toContain(
      "Our team reviews every application, and we’ll email you as soon as yours is approved",
    );
    expect(html).toContain("Vic&#39;s");
  });

  test("shows user input as text, never as HTML", () => {
    const hostile = '<img src=x onerror=alert(1)>"&';
    const content = vendorRejectedMail(site, { firstName: hostile, businessName: hostile, reason: hostile });
    const { html, secret } = composeMail(content, site);
    expect(secret).toBe(false);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&amp;");
  });

  test("keeps line breaks of user input, in HTML too", () => {
    const reason = "First line.\nSecond line.\r\n\r\n- <b>one</b>\r- two\n";
    const { html, text } = composeMail(
      vendorRejectedMail(site, { firstName: "Ann", businessName: "Ann", reason }),
      site,
    );
    expect(html).toContain("First line.<br>Second line.</p>");
    expect(html).toMatch(/<ul [^>]*><li [^>]*>&lt;b&gt;one&lt;\/b&gt;<\/li><li [^>]*>two<\/li><\/ul>/);
    expect(text).toContain(reason);
  });

  test("writes items as a list with a heading", () => {
    const items = [{ title: "Oak desk, $120.00", text: "New today" }, { title: "Ash <b>" }];
    const content = { template: "test", subject: "", preview: "", heading: "" };
    const list = { heading: "Desks: 2 new listings", items };
    const { html, text } = composeMail({ ...content, paragraphs: [list] }, site);
    expect(html.match(/<li /g)).toHaveLength(2);
    expect(html).toContain("<strong>Desks: 2 new listings</strong>");
    expect(html).toContain("Ash &lt;b&gt;</li>");
    expect(html).not.toContain("•");
    expect(text).toContain("Desks: 2 new listings\n• Oak desk, $120.00\n  New today\n• Ash <b>");
  });

  test("has dark colors, and a link below the button only if the link is personal", () => {
    const content = { template: "test", subject: "", preview: "", heading: "Hello", paragraphs: [] };
    const button = { label: "Open", href: "https://harbor.example/open" };
    const { html } = composeMail({ ...content, button }, site);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(html.match(/https:\/\/harbor\.example\/open/g)).toHaveLength(1);
    const personal = composeMail({ ...content, button, secret: true }, site);
    expect(personal.html).toContain("If the button doesn’t work, open this link:");
  });

  test("gives each part that is dark on white a class with its dark color", () => {
    const content = {
      template: "test",
      subject: "",
      preview: "",
      heading: "Hello",
      paragraphs: ["One\n- two", { heading: "Three", items: [{ title: "four", text: "five" }] }],
      button: { label: "Open", href: site.url },
      steps: ["six"],
      notes: ["seven"],
      secret: true as const,
      unsubscribeHref: site.url,
    };
    const { html } = composeMail(content, site);
    const classes = {
      "#1b2130": "ink",
      "#4f5562": "quiet",
      "#1c4daf": "fill|link",
      "#ffffff": "card|on-fill",
    };
    for (const [color, names] of Object.entries(classes)) {
      const colored = (html.split("</style>")[1] ?? "").match(new RegExp(`<[^>]*${color}[^>]*>`, "g")) ?? [];
      expect(colored.length).toBeGreaterThan(0);
      for (const tag of colored) expect(tag).toMatch(new RegExp(`class="[^"]*\\b(${names})\\b`));
    }
  });

  test("ends emails with the unsubscribe link and the postal address, if set", () => {
    const content = { template: "test", subject: "", preview: "", heading: "", paragraphs: [] };
    const place = { ...site, postalAddress: "Harbor & Co, 1 Pier Rd, Dayton, OH 45402" };
    const alert = { ...content, unsubscribeHref: "https://harbor.example/unsubscribe?token=t" };
    const { html, text } = composeMail(alert, place);
    expect(html).toContain("<br>Harbor &amp; Co, 1 Pier Rd, Dayton, OH 45402");
    expect(text).toContain("token=t\nHarbor & Co, 1 Pier Rd, Dayton, OH 45402\n");
    expect(composeMail(content, place).html).not.toContain("Pier Rd");
    expect(composeMail(alert, site).html).not.toContain("<br></td>");
  });

  test("drops half a character at the end of a cut text", () => {
    const cut = "Lamp 💡".slice(0, 6);
    const { subject, html, text } = composeMail(
      { template: "test", subject: cut, preview: cut, heading: cut, paragraphs: [cut] },
      site,
    );
    expect(subject).toBe("Lamp ");
    expect(html + text).not.toMatch(/\p{Surrogate}/u);
  });

  test("keeps line breaks in steps and notes", () => {
    const parts = { paragraphs: [], steps: ["One\ntwo"], notes: ["Three\nfour"] };
    const { html } = composeMail({ template: "test", subject: "", preview: "", heading: "", ...parts }, site);
    expect(html).toContain("One<br>two");
    expect(html).toContain("Three<br>four");
  });

  test.each(["\r\n", "\r", "\u2028", "\u2029", "\u0085", "\v"])("keeps the line break %j in HTML", (mark) => {
    const content = { template: "test", subject: "", preview: "", heading: "" };
    const parts = { paragraphs: [`One${mark}two`], steps: [`Three${mark}four`] };
    const { html } = composeMail({ ...content, ...parts }, site);
    expect(html).toContain("One<br>two");
    expect(html).toContain("Three<br>four");
  });

  test("keeps the subject on one line", () => {
    const content = welcomeCustomerMail(site, {
      firstName: "Ann\r\nBcc: x@y.example",
      username: "ann",
      link: "https://plaza.example/profile?confirm-email=t",
    });
    expect(composeMail(content, site).subject).not.toMatch(/[\r\n]/);
  });

  test("marks messages with a link that changes an account as secret", () => {
    const welcome = { firstName: "Ann", username: "ann", businessName: "Ann's", link: site.url };
    for (const make of [welcomeCustomerMail, welcomeVendorMail]) {
      expect(composeMail(make(site, welcome), site).secret).toBe(true);
    }
    const link = "https://harbor.example/reset-password?token=abc";
    const content = passwordResetMail(site, { firstName: "Ann", username: "ann", link, minutes: 60 });
    const mail = composeMail(content, site);
    expect(mail.secret).toBe(true);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain("60 minutes");
  });
});

describe("the pauses between retries", () => {
  test("starts short, grows, and adds up to more than half a day", () => {
    expect(retrySeconds[0]).toBeLessThanOrEqual(10);
    expect([...retrySeconds]).toEqual([...retrySeconds].sort((a, b) => a - b));
    expect(retrySeconds.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(12 * 3600);
    expect(leaseSeconds).toBeGreaterThan(60);
  });
});
