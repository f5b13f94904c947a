import { AppError } from "@/lib/shared/app-error";
import { isDatabaseUnreachable, toAppError } from "./errors";

const coded = (code: string, message = "failed") => Object.assign(new Error(message), { code });

test.each([
  ["a full disk", coded("53100"), 507],
  [
    "a full disk as reported by Prisma",
    Object.assign(coded("P2010"), { meta: { driverAdapterError: { cause: { originalCode: "53100" } } } }),
    507,
  ],
  ["too many connections", coded("53300"), 503],
  ["a statement that took too long", coded("57014"), 503],
  ["a refused connection", coded("ECONNREFUSED"), 503],
  [
    "a connection that the server just ended",
    new Error("Client has encountered a connection error and is not queryable"),
    503,
  ],
  ["a duplicate", coded("23505"), 409],
  ["half a character in JSON", coded("22P02"), 422],
  ["a NUL character in JSON", coded("22P05"), 422],
  ["a NUL character in a text", coded("22021"), 422],
  ["a day that doesn’t exist", coded("22008"), 422],
  ["a text that isn’t a date", coded("22007"), 422],
  ["anything else", coded("XX000"), 500],
])("maps %s to its status", (_, error, status) => {
  expect(toAppError(error).status).toBe(status);
});

test.each([
  ["an answer that never came", new Error("Query read timeout"), true],
  ["no connection in time", new Error("timeout exceeded when trying to connect"), true],
  ["a refused connection", coded("ECONNREFUSED"), true],
  ["a server that is starting", coded("57P03"), true],
  ["a canceled statement", coded("57014", "canceling statement due to statement timeout"), false],
  ["too many connections", coded("53300"), false],
  ["a lock that was not free in time", coded("55P03"), false],
  ["a full disk", coded("53100"), false],
  [
    "an object store that refuses",
    new AppError("unavailable", "Down.", { cause: coded("ECONNREFUSED") }),
    false,
  ],
  ["a duplicate", coded("23505"), false],
])("classifies %s as database silence: %s", (_, error, isUnreachable) => {
  expect(isDatabaseUnreachable(error)).toBe(isUnreachable);
});
