import { connectTimeout, openConnection } from "./connection";
import { env } from "./env";

const mockOpened: { connectionTimeoutMillis?: number }[] = [];
jest.mock("pg", () => ({
  __esModule: true,
  default: {
    Client: class {
      constructor(settings: object) {
        mockOpened.push(settings);
      }
      connect = () => Promise.resolve();
    },
  },
}));

test("gives a background connection ten times as long to open as one that a person waits for", async () => {
  Object.assign(env, { DATABASE_URL: "postgresql://plaza@127.0.0.1/plaza" });
  await openConnection();
  await openConnection({ timeoutMs: connectTimeout });
  expect(mockOpened.map(({ connectionTimeoutMillis: within }) => within)).toEqual([
    10 * connectTimeout,
    connectTimeout,
  ]);
});
