import { mailboxOf } from "./mailbox.rules";

test.each([
  ["ann@mail.example", "ann@mail.example"],
  ["Ann+Shop@Mail.example", "ann@mail.example"],
  ["ann+a+b@mail.example", "ann@mail.example"],
  ["Ann.Field@mail.example", "ann.field@mail.example"],
  ["Ann.Field+shop@gmail.com", "annfield@gmail.com"],
  ["a.n.n.field@GoogleMail.com", "annfield@gmail.com"],
  ["ann.field@gmail.com.example", "ann.field@gmail.com.example"],
  ["+shop@mail.example", "shop@mail.example"],
  ['"a@b"+x@mail.example', '"a@b"@mail.example'],
])("resolves the mailbox of %s to %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
