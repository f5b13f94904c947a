import "server-only";
import { raw, sql } from "@/lib/server/db";
import { containsPattern, oneByOne, type Sql } from "@/lib/server/sql";
import { valuesMark } from "@/lib/server/statements";

/** A text by which people and vendors are looked for, and whether so many have it that rows are asked one by one. */
export type Name = { text: string; isOfManyPeople: boolean; isOfManyVendors: boolean };

/** What a person is found by, to the letter of its index `users_find`. */
const findable = sql`u.username::text || ' ' || u.email::text || ' ' || u.first_name || ' ' || u.last_name`;

const forItsValues = raw(valuesMark);

/** Whether person `u` has this text somewhere in the username, the email or the name; closed accounts are not found. */
export function isNamed(text: string): Sql {
  return sql`${forItsValues} u.status <> 'deleted' AND ${findable} ILIKE ${containsPattern(text)}`;
}

/** The same in a list of people, which has its own order. */
export function isPersonOf(list: Name): Sql {
  return list.isOfManyPeople ? oneByOne(isNamed(list.text)) : isNamed(list.text);
}

/** Whether a column has the id of a person who is found: among their ids, which an index gives once, or by a look at each. */
export function isOfPerson(column: Sql, { text, isOfManyPeople }: Name): Sql {
  return isOfManyPeople
    ? oneByOne(sql`(SELECT ${isNamed(text)} FROM users u WHERE u.id = ${column})`)
    : sql`${column} = ANY(ARRAY(SELECT u.id FROM users u WHERE ${isNamed(text)}))`;
}

/** The vendors that are found by the name of the business or by who owns it, as an array that is read once. */
function vendorsFound(text: string): Sql {
  return sql`ARRAY(SELECT b.id FROM vendors b WHERE b.business_name ILIKE ${containsPattern(text)}
    UNION SELECT b.id FROM users u JOIN vendors b ON b.user_id = u.id WHERE ${isNamed(text)})`;
}

/** Whether a column has the id of a vendor who is found: by the business or its owner, so that either may be too many. */
export function isOfVendor(column: Sql, { text, isOfManyPeople, isOfManyVendors }: Name): Sql {
  return isOfManyPeople || isOfManyVendors
    ? oneByOne(sql`(SELECT b.business_name ILIKE ${containsPattern(text)} OR ${isNamed(text)}
        FROM vendors b JOIN users u ON u.id = b.user_id WHERE b.id = ${column})`)
    : sql`${column} = ANY(${vendorsFound(text)})`;
}
