import { rows, sql } from "@/lib/server/db";
import { mailboxOf } from "./mailbox.rules";
import { mailboxSql } from "./related.rows";

test.each([
  "ann@mail.example",
  "Ann+Shop@Mail.example",
  "ann+a+b@mail.example",
  "+shop@mail.example",
  '"a@b"+x@mail.example',
  "Ann.Field+shop@gmail.com",
  "a.n.n.field@GoogleMail.com",
  "ann.field@gmail.com.example",
  "ann.field@notgmail.com",
])("resolves the same mailbox for %s in the database and the code", async (email) => {
  const [found] = await rows<{ mailbox: string }>(sql`SELECT ${mailboxSql(sql`${email}::text`)} AS mailbox`);
  expect(found?.mailbox).toBe(mailboxOf(email));
});
