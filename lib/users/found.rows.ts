import "server-only";
import { sql } from "@/lib/server/db";
import { containing, type Sql } from "@/lib/server/sql";

/** What a person is found by, to the letter of its index `users_find`. */
const findable = sql`u.username::text || ' ' || u.email::text || ' ' || u.first_name || ' ' || u.last_name`;

/** Whether person `u` has this text somewhere in the username, the email or the name; closed accounts are not found. */
export function isNamed(search: string): Sql {
  return sql`u.status <> 'deleted' AND ${findable} ILIKE ${containing(search)}`;
}

/** Their ids as an array, which is read by the index once before the list is. */
export function peopleFound(search: string): Sql {
  return sql`ARRAY(SELECT u.id FROM users u WHERE ${isNamed(search)})`;
}

/** The same of vendors, by the name of the business or by who owns it. */
export function vendorsFound(search: string): Sql {
  return sql`ARRAY(SELECT b.id FROM vendors b WHERE b.business_name ILIKE ${containing(search)}
    UNION SELECT b.id FROM users u JOIN vendors b ON b.user_id = u.id WHERE ${isNamed(search)})`;
}
