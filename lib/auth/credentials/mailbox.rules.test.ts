import { mailboxOf } from "./mailbox.rules";

test.each([
  ["ann@mail.example", "ann@mail.example"],
  ["Ann+Shop@Mail.example", "ann@mail.example"],
  ["ann+a+b@mail.example", "ann@mail.example"],
  ["+shop@mail.example", "shop@mail.example"],
  ['"a@b"+x@mail.example', '"a@b"@mail.example'],
])("resolves the mailbox of %s to %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
