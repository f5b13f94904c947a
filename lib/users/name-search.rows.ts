import "server-only";
import { raw, sql } from "@/lib/server/db";
import { containsPattern, preventIndexUse, type Sql } from "@/lib/server/sql";
import { valuesMark } from "@/lib/server/statements";

export type Name = { text: string; isOfManyPeople: boolean; isOfManyVendors: boolean };

/** Must equal the expression of index `users_find`. */
const findable = sql`u.username::text || ' ' || u.email::text || ' ' || u.first_name || ' ' || u.last_name`;

const forItsValues = raw(valuesMark);

export function isNamed(text: string): Sql {
  return sql`${forItsValues} u.status <> 'deleted' AND ${findable} ILIKE ${containsPattern(text)}`;
}

export function isPersonOf(list: Name): Sql {
  return list.isOfManyPeople ? preventIndexUse(isNamed(list.text)) : isNamed(list.text);
}

export function isOfPerson(column: Sql, { text, isOfManyPeople }: Name): Sql {
  return isOfManyPeople
    ? preventIndexUse(sql`(SELECT ${isNamed(text)} FROM users u WHERE u.id = ${column})`)
    : sql`${column} = ANY(ARRAY(SELECT u.id FROM users u WHERE ${isNamed(text)}))`;
}

function vendorsFound(text: string): Sql {
  return sql`ARRAY(SELECT b.id FROM vendors b WHERE b.business_name ILIKE ${containsPattern(text)}
    UNION SELECT b.id FROM users u JOIN vendors b ON b.user_id = u.id WHERE ${isNamed(text)})`;
}

export function isOfVendor(column: Sql, { text, isOfManyPeople, isOfManyVendors }: Name): Sql {
  return isOfManyPeople || isOfManyVendors
    ? preventIndexUse(sql`(SELECT b.business_name ILIKE ${containsPattern(text)} OR ${isNamed(text)}
        FROM vendors b JOIN users u ON u.id = b.user_id WHERE b.id = ${column})`)
    : sql`${column} = ANY(${vendorsFound(text)})`;
}
