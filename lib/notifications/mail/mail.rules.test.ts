import { passwordResetMail, vendorRejectedMail, welcomeCustomerMail, welcomeVendorMail } from "./mail.copy";
import { composeMail, leaseSeconds, retrySeconds } from "./mail.rules";

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

  test("tells vendors that the team reviews applications and an email follows on approval", () => {
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
    expect(html).toContain("First line.<br>Second line.<br><br>- &lt;b&gt;one&lt;/b&gt;<br>- two</p>");
    expect(text).toContain(reason);
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
  test("start short, grow, and add up to more than half a day", () => {
    expect(retrySeconds[0]).toBeLessThanOrEqual(10);
    expect([...retrySeconds]).toEqual([...retrySeconds].sort((a, b) => a - b));
    expect(retrySeconds.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(12 * 3600);
    expect(leaseSeconds).toBeGreaterThan(60);
  });
});
