import { composeMail } from "@/lib/notifications/mail/composition.rules";
import { noticeKinds, noticeMail, noticeOf } from "./notices.copy";

const site = { name: "Plaza", url: "https://plaza.example", contactEmail: "team@plaza.example" };
const facts = {
  firstName: "Robin",
  id: "01890000-0000-7000-8000-00000000abcd",
  title: "Walnut desk",
  reason: "",
  expiresAt: "2026-12-01T10:00:00.000Z",
};

describe("notices to a vendor about a listing", () => {
  test.each(noticeKinds)("fits the notification and the mail when it is %s", (kind) => {
    const long = { ...facts, title: "x".repeat(140), reason: "y".repeat(1000) };
    const { title, body, href } = noticeOf(kind, long);
    expect([title.length <= 200, body.length <= 500]).toEqual([true, true]);
    expect(href).toMatch(/^\//);
    const { subject, text } = composeMail(noticeMail(kind, long, site), site);
    expect(subject).toContain("x".repeat(100));
    expect(text).toContain(`https://plaza.example${href}`);
    expect(text).toContain(long.reason);
  });

  test("includes the end date", () => {
    const { title, body } = noticeOf("expiring", facts);
    expect(title).toBe("“Walnut desk” expires soon");
    expect(body).toContain("It stays up until December 1, 2026.");
  });

  test("links to a live listing, and to the form when changes are needed", () => {
    expect(noticeOf("approved", facts).href).toBe(`/listings/${facts.id}`);
    expect(noticeOf("changes-requested", facts).href).toBe(`/edit-listing/${facts.id}`);
  });
});
