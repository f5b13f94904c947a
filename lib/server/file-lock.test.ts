import { connectTimeout } from "./connection";
import { env } from "./env";
import { removeFilesAlone } from "./file-lock";

const mockOpened: (number | undefined)[] = [];
jest.mock("pg", () => ({
  __esModule: true,
  default: {
    Client: class {
      constructor({ connectionTimeoutMillis }: { connectionTimeoutMillis?: number }) {
        mockOpened.push(connectionTimeoutMillis);
      }
      connect = () => Promise.resolve();
      query = () => Promise.resolve({ rows: [{ held: true }] });
      end = () => Promise.resolve();
    },
  },
}));

test("gives the sweep ten times as long for a connection as a request", async () => {
  Object.assign(env, { DATABASE_URL: "postgresql://plaza@127.0.0.1/plaza" });
  const remove = jest.fn(() => Promise.resolve());
  expect(await removeFilesAlone(remove)).toBe(true);
  expect(await removeFilesAlone(remove, { timeoutMs: connectTimeout })).toBe(true);
  expect(remove).toHaveBeenCalledTimes(2);
  expect(mockOpened).toEqual([10 * connectTimeout, connectTimeout]);
});
